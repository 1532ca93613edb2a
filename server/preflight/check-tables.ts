/** Whether a remote table service answers, has our tables in its schema cache, and verifies our tokens. */
import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import type { CallTables } from '#server/engines/engine.ts'
import { remoteTables } from '#server/engines/remote-tables.ts'
import { EngineUnavailable } from '#server/engines/unavailable.ts'
import type { Settings } from '#server/settings/env.ts'
import { type Check, failed, ok } from './check.ts'

const NAME = 'REST_URL'

/** By status and code, as `remoteTables` reports them. */
const CURES: readonly (readonly [RegExp, string])[] = [
  [/^(401|403)\.none$/, 'leads to a gateway that refuses our key: correct SUPABASE_PUBLISHABLE_KEY'],
  [/PGRST(200|205)$/, 'does not know our tables: `npm run migrate` makes them, and tells it to read the schema again'],
  [/PGRST002$/, 'has not read the schema: its database does not answer or refuses it; look at the log of PostgREST'],
  [/PGRST300$/, 'has no secret: give PostgREST our JWT_SECRET'],
  [/PGRST106$/, 'does not serve the schema `public`: add it to the schemas of PostgREST'],
  [/^\d+\.none$/, 'is not the URL of a PostgREST: correct it'],
  [/./, 'fails: look at the log of PostgREST'],
]

const UNREACHABLE = 'does not answer: correct the URL, or start PostgREST'

const problemOf = (error: unknown): string => {
  if (!(error instanceof EngineUnavailable)) throw error
  if (!('code' in error)) return UNREACHABLE
  const code = String(error.code)
  return `${CURES.find(([pattern]) => pattern.test(code))?.[1] ?? ''} (${code})`
}

const call = (callTables: CallTables, path: string, token?: string) =>
  callTables(
    new Request(`http://localhost/rest/v1/${path}`, {
      headers: { Accept: 'application/json', ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    }),
  )

/** A token without an account that expires within seconds. */
const signToken = (secret: string) =>
  new SignJWT({ role: 'authenticated', session_id: randomUUID() })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(randomUUID())
    .setAudience('authenticated')
    .setIssuedAt()
    .setExpirationTime('30s')
    .sign(new TextEncoder().encode(secret))

/** With public keys nothing can be signed here; then only the calls of visitors are tried. */
const checkToken = async (callTables: CallTables, secret: string): Promise<Check> => {
  const { status } = await call(callTables, 'users?select=id&limit=1', await signToken(secret))
  return status === 200
    ? ok('Tokens', 'are verified by the table service')
    : failed('JWT_SECRET', 'is not the secret of the table service: give PostgREST the same one')
}

type TableSettings = Pick<Settings, 'engines'> & { secrets: { jwtSecret?: string | undefined } }

export const checkTables = async ({ engines, secrets }: TableSettings): Promise<Check[]> => {
  const { tables, tokens } = engines
  if (tables === null) return []
  const callTables = remoteTables(tables)
  try {
    const { status } = await call(callTables, 'plans?select=code&limit=1')
    if (status !== 200) return [failed(NAME, 'lets no visitors in: set the anonymous role of PostgREST to `anon`')]
    const answers = ok(NAME, 'answers, and knows our tables')
    if (tokens.kind !== 'secret' || secrets.jwtSecret === undefined) return [answers]
    return [answers, await checkToken(callTables, secrets.jwtSecret)]
  } catch (error) {
    return [failed(NAME, problemOf(error))]
  }
}
