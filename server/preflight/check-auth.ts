/** Whether an auth service beside this server answers as one, with its public keys (ADR 035). */
import * as z from 'zod/mini'
import type { EngineSettings, RemoteEngine } from '#server/settings/engines.ts'
import { type Check, failed, ok } from './check.ts'

/** Milliseconds. */
const TIMEOUT = 5_000

type Probe = { name: string; url: string; key: string | null; schema: z.core.$ZodType; what: string }

const check = async ({ name, url, key, schema, what }: Probe): Promise<Check> => {
  try {
    const answer = await fetch(url, {
      headers: key === null ? {} : { apikey: key },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (answer.status === 401) return failed(name, 'refuses our key: look at SUPABASE_PUBLISHABLE_KEY')
    const isRight = z.safeParse(schema, await answer.json().catch(() => null)).success
    return answer.status === 200 && isRight
      ? ok(name, `answers as ${what}`)
      : failed(name, `answers ${answer.status}, and not as ${what}: look at the URL with its path`)
  } catch {
    return failed(name, `does not answer: is ${what} running there, and reached from here?`)
  }
}

const settingsSchema = z.object({ external: z.looseObject({ email: z.literal(true) }) })
const keySetSchema = z.object({ keys: z.array(z.unknown()).check(z.minLength(1)) })

const checkService = ({ url, key }: RemoteEngine) =>
  check({
    name: 'AUTH_URL',
    url: `${url}/settings`,
    key,
    schema: settingsSchema,
    what: 'a supabase/auth with e-mail',
  })

const checkKeySet = (url: string) =>
  check({ name: 'AUTH_JWKS', url, key: null, schema: keySetSchema, what: 'a set of public keys' })

/** Nothing for the service in process. */
export const checkAuth = ({ auth, tokens }: Pick<EngineSettings, 'auth' | 'tokens'>): Promise<Check[]> =>
  Promise.all([
    ...(auth === null ? [] : [checkService(auth)]),
    ...(tokens.kind === 'secret' ? [] : [checkKeySet(tokens.url)]),
  ])
