/** @supabase/lite as a library: its auth and rest services, with workarounds for its known defects. */
import { App } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import type { PostgresConnection } from '@supabase/lite/postgres'
import { EMAIL_CODE_LENGTH, EMAIL_LINK_TTL_SECONDS, PASSWORD_MIN_LENGTH } from '#contracts/limits.ts'
import type { Queries } from '#server/database/database.ts'
import type { EmailTokenKind } from './email-tokens.ts'
import { redactDriverErrors } from '#server/database/redact-driver-errors.ts'

export type Connection = PgliteConnection | PostgresConnection

export type MailHook = (mail: {
  kind: EmailTokenKind
  email: string
  tokenHash: string
  code: string
  userId: string
}) => Promise<void>

export type LiteSettings = { origin: string; jwtSecret: string; publishableKey: string; onMail: MailHook }

export type Lite = {
  fetch: (request: Request) => Promise<Response>
  createSystemSchema: (db: Queries) => Promise<void>
}

const MAX_ROWS = 1000

const refuse = () => Promise.reject(new Error('lite must not send this kind of mail'))

/** The gate enqueues every mail itself: `onMail` exists for tests of lite alone. */
const mailerOf = (onMail: MailHook): NonNullable<App['_mailer']> => {
  const sendAs =
    (kind: EmailTokenKind) =>
    async (email: string, tokenHash: string, code: string, meta?: { userId?: string }): Promise<void> => {
      if (meta?.userId === undefined) throw new Error(`A ${kind} mail came without its user`)
      await onMail({ kind, email, tokenHash, code, userId: meta.userId })
    }
  return {
    sendConfirmation: sendAs('signup'),
    sendRecovery: sendAs('recovery'),
    sendMagicLink: refuse,
    sendEmailChange: refuse,
    sendReauthentication: refuse,
  }
}

/**
 * At the first request of a process lite grants everything on every table to every role, which undoes our column
 * grants. Setting its private flag that this was done prevents it.
 */
const keepGrants = (connection: Connection) => {
  if (!Reflect.has(connection, 'rlsState')) throw new Error('@supabase/lite has no rlsState: unsupported version')
  Reflect.set(connection, 'rlsState', 'active')
}

/** No `secret_key`: it would bypass row level security, and the server uses SQL instead. */
export const createLite = (connection: Connection, settings: LiteSettings): Lite => {
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: settings.jwtSecret,
      publishable_key: settings.publishableKey,
      site_url: settings.origin,
      additional_redirect_urls: [`${settings.origin}/**`],
      minimum_password_length: PASSWORD_MIN_LENGTH,
      email: { enable_confirmations: true, otp_length: EMAIL_CODE_LENGTH, otp_expiry: EMAIL_LINK_TTL_SECONDS },
    },
    api: { schemas: ['public'], max_rows: MAX_ROWS },
    storage: { enabled: false },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true } },
  })
  app._mailer = mailerOf(settings.onMail)
  keepGrants(connection)

  return {
    fetch: (request) => redactDriverErrors(() => app.fetch(request)),
    createSystemSchema: async (db) => {
      await redactDriverErrors(() => app.ensureSystemSchema())
      // lite swallows every error of these statements.
      const [found] = await db.query<{ users: string | null }>(`select to_regclass('auth.users')::text as users`)
      if (found?.users == null) throw new Error('The tables of the auth service were not created')
    },
  }
}
