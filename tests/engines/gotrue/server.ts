/**
 * A fake supabase/auth v2.196: those of its calls that the gate makes, on its own tables, as its source answers
 * them. It refuses what that one refuses. `key`: as behind the gateway of a hosted project, which requires an `apikey`.
 */
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { compare } from '@node-rs/bcrypt'
import { jwtVerify } from 'jose'
import type { Database, Queries } from '#server/database/database.ts'
import { openPostgres } from '#server/database/open-postgres.ts'
import { findUser, GotrueError, userBody } from './answers.ts'
import { openSession, refreshSession, type Signing } from './sessions.ts'

type Call = { url: URL; body: Record<string, unknown>; authorization: string; userAgent: string }
type Service = { db: Database; signing: Signing }
type Handler = (service: Service, call: Call) => Promise<unknown>

/** Milliseconds. */
const OTP_LIFETIME = 86_400_000
const FLOW_LIFETIME = 300_000

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const invalidLogin = () => new GotrueError(400, 'invalid_credentials', 'Invalid login credentials')

const byPassword: Handler = async ({ db, signing }, { body, userAgent }) => {
  if (text(body['email']) === '') throw new GotrueError(400, 'validation_failed', 'missing email or phone')
  const user = await findUser(db, 'lower(email) = $1', text(body['email']).toLowerCase())
  if (user === null || (user.encrypted_password ?? '') === '') throw invalidLogin()
  if (!(await compare(text(body['password']), user.encrypted_password ?? ''))) throw invalidLogin()
  if (user.email_confirmed_at === null) throw new GotrueError(400, 'email_not_confirmed', 'Email not confirmed')
  return db.transaction((queries) => openSession(queries, signing, { userId: user.id, method: 'password', userAgent }))
}

const byRefreshToken: Handler = async ({ db, signing }, { body, userAgent }) => {
  const answer = await db.transaction((queries) =>
    refreshSession(queries, signing, { token: body['refresh_token'], userAgent }),
  )
  if (answer instanceof GotrueError) throw answer
  return answer
}

type Flow = { id: string; user_id: string; code_challenge: string; created_at: string; readable: boolean }

const byCode: Handler = async ({ db, signing }, { body, userAgent }) => {
  const [code, verifier] = [text(body['auth_code']), text(body['code_verifier'])]
  if (code === '' || verifier === '') throw new GotrueError(400, 'validation_failed', 'invalid request')
  const [flow] = await db.query<Flow>(
    `select id, user_id, code_challenge, created_at,
       provider_access_token is not null and provider_refresh_token is not null as readable
     from auth.flow_state where auth_code = $1`,
    [code],
  )
  if (flow?.user_id == null) throw new GotrueError(404, 'flow_state_not_found', 'invalid flow state')
  if (!flow.readable) throw new GotrueError(500, 'unexpected_failure', 'Unexpected failure')
  if (Date.parse(flow.created_at) + FLOW_LIFETIME < Date.now()) {
    throw new GotrueError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
  }
  if (createHash('sha256').update(verifier).digest('base64url') !== flow.code_challenge) {
    throw new GotrueError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier')
  }
  return db.transaction(async (queries) => {
    await queries.query('delete from auth.flow_state where id = $1', [flow.id])
    return openSession(queries, signing, { userId: flow.user_id, method: 'oauth', userAgent })
  })
}

const GRANTS: Readonly<Record<string, Handler>> = { password: byPassword, refresh_token: byRefreshToken, pkce: byCode }

const token: Handler = (service, call) => {
  const grant = GRANTS[call.url.searchParams.get('grant_type') ?? '']
  if (grant === undefined) throw new GotrueError(400, 'invalid_credentials', 'unsupported_grant_type')
  return grant(service, call)
}

const KINDS: Readonly<Record<string, 'confirmation_token' | 'recovery_token'>> = {
  signup: 'confirmation_token',
  invite: 'confirmation_token',
  recovery: 'recovery_token',
  magiclink: 'recovery_token',
}

const expired = () => new GotrueError(403, 'otp_expired', 'Email link is invalid or has expired')

/** The table of tokens finds the account, its columns say how old the token is. */
const consumeToken = async (queries: Queries, kind: 'confirmation_token' | 'recovery_token', hash: string) => {
  const [owner] = await queries.query<{ user_id: string }>(
    'select user_id from auth.one_time_tokens where token_type::text = $1 and token_hash = $2',
    [kind, hash],
  )
  const user = owner === undefined ? null : await findUser(queries, 'id = $1', owner.user_id)
  const sentAt = kind === 'recovery_token' ? user?.recovery_sent_at : user?.confirmation_sent_at
  if (user === null || sentAt == null || Date.parse(sentAt) + OTP_LIFETIME < Date.now()) throw expired()
  await queries.query(
    `update auth.users set ${kind} = '', email_confirmed_at = coalesce(email_confirmed_at, now()) where id = $1`,
    [user.id],
  )
  await queries.query('delete from auth.one_time_tokens where user_id = $1 and token_type::text = $2', [user.id, kind])
  return user.id
}

const verify: Handler = async ({ db, signing }, { body, userAgent }) => {
  const [type, hash] = [text(body['type']), text(body['token_hash'])]
  if (type === '') throw new GotrueError(400, 'validation_failed', 'Verify requires a verification type')
  const kind = KINDS[type]
  if (hash === '' || kind === undefined) throw new GotrueError(400, 'validation_failed', 'Verify requires a token')
  return db.transaction(async (queries) => {
    const userId = await consumeToken(queries, kind, hash)
    await queries.query(
      `update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || jsonb_build_object('providers',
         (select coalesce(jsonb_agg(provider), '[]') from auth.identities where user_id = $1)) where id = $1`,
      [userId],
    )
    return openSession(queries, signing, { userId, method: 'otp', userAgent })
  })
}

const callerOf = async ({ db, signing }: Service, authorization: string) => {
  const bearer = /^Bearer (.+)$/.exec(authorization)?.[1]
  if (bearer === undefined) throw new GotrueError(401, 'no_authorization', 'This endpoint requires a Bearer token')
  const { payload } = await jwtVerify(bearer, signing.secret, { audience: 'authenticated' }).catch(() => {
    throw new GotrueError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature')
  })
  const user = await findUser(db, 'id = $1', payload.sub ?? '')
  if (user === null) throw new GotrueError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  const sessionId = text(payload['session_id'])
  const rows = await db.query('select 1 from auth.sessions where id = $1 and user_id = $2', [sessionId, user.id])
  if (rows.length === 0) {
    throw new GotrueError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  }
  return { user, sessionId }
}

const readUser: Handler = async (service, { authorization }) =>
  userBody(service.db, (await callerOf(service, authorization)).user)

const CONDITIONS: Readonly<Record<string, string>> = {
  global: 'user_id = $1 and $2::uuid is not null',
  local: 'user_id = $1 and id = $2',
  others: 'user_id = $1 and id <> $2',
}

const logOut: Handler = async (service, { url, authorization }) => {
  const { user, sessionId } = await callerOf(service, authorization)
  const condition = CONDITIONS[url.searchParams.get('scope') ?? 'global']
  if (condition === undefined) throw new GotrueError(400, 'validation_failed', 'Unsupported logout scope')
  await service.db.query(`delete from auth.sessions where ${condition}`, [user.id, sessionId])
  return null
}

const readSettings: Handler = () =>
  Promise.resolve({
    external: { email: true, google: false, phone: false },
    disable_signup: true,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  })

const CALLS: Readonly<Record<string, Handler>> = {
  'POST /token': token,
  'POST /verify': verify,
  'GET /user': readUser,
  'POST /logout': logOut,
  'GET /settings': readSettings,
}

const readBody = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const raw = Buffer.concat(chunks).toString('utf8')
  if (raw === '') return {}
  try {
    return JSON.parse(raw) as Record<string, unknown>
  } catch {
    throw new GotrueError(400, 'bad_json', `Could not parse request body as JSON: ${raw}`)
  }
}

type Options = { databaseUrl: string; jwtSecret: string; key?: string }

const answer = async (service: Service, request: IncomingMessage, origin: string): Promise<[number, unknown]> => {
  const url = new URL(request.url ?? '/', origin)
  const call = CALLS[`${request.method} ${url.pathname}`]
  if (call === undefined) return [404, '404 page not found']
  try {
    const { authorization = '', 'user-agent': userAgent = '' } = request.headers
    const body = await call(service, { url, body: await readBody(request), authorization, userAgent })
    return body === null ? [204, null] : [200, body]
  } catch (error) {
    const { status, code, message } =
      error instanceof GotrueError ? error : new GotrueError(500, 'unexpected_failure', String(error))
    return [status, { code: status, error_code: code, msg: message }]
  }
}

export type Gotrue = { url: string; stop: () => Promise<void> }

export const startGotrue = async ({ databaseUrl, jwtSecret, key }: Options): Promise<Gotrue> => {
  const { db } = openPostgres(databaseUrl)
  const server = createServer((request, response) => {
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(body === null ? undefined : JSON.stringify(body))
    }
    if (key !== undefined && request.headers['apikey'] !== key) {
      send(401, { message: 'No API key found in request', hint: 'No `apikey` request header or url param was found.' })
      return
    }
    void answer(service, request, url).then(([status, body]) => send(status, body))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const service = { db, signing: { secret: new TextEncoder().encode(jwtSecret), issuer: url } }
  return {
    url,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
      await db.close()
    },
  }
}
