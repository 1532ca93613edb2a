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

/** Its settings are answered without its tables: a sign-in reads them, here with an address that nobody can have. */
const readsTables = async ({ url, key }: RemoteEngine): Promise<boolean> => {
  const { status, body } = await fetch(`${url}/token?grant_type=password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(key !== null && { apikey: key }) },
    body: JSON.stringify({ email: 'nobody@prosa.invalid', password: '-' }),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
  })
  await body?.cancel()
  return status < 500
}

const checkService = async (engine: RemoteEngine): Promise<Check> => {
  const what = 'a supabase/auth with e-mail'
  const { url, key } = engine
  const answers = await check({ name: 'AUTH_URL', url: `${url}/settings`, key, schema: settingsSchema, what })
  if (answers.outcome !== 'ok' || (await readsTables(engine).catch(() => false))) return answers
  return failed(
    'AUTH_URL',
    'answers, but cannot read its tables: look at its log; after a restore they must belong to its own user',
  )
}

const checkKeySet = (url: string) =>
  check({ name: 'AUTH_JWKS', url, key: null, schema: keySetSchema, what: 'a set of public keys' })

/** Nothing for the service in process. */
export const checkAuth = ({ auth, tokens }: Pick<EngineSettings, 'auth' | 'tokens'>): Promise<Check[]> =>
  Promise.all([
    ...(auth === null ? [] : [checkService(auth)]),
    ...(tokens.kind === 'secret' ? [] : [checkKeySet(tokens.url)]),
  ])
