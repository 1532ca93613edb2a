/** `/api/admin/operations`: what is pending, has failed or has stopped, for administrators. Times are ISO 8601. */
import * as z from 'zod/mini'

/** Roles of a server: requests, background work, or both. */
const SERVER_ROLES = ['all', 'web', 'worker'] as const

/**
 * Why a mail was given up: its link had expired, the mail server refused it at once or until the end, refused our user or
 * password, or could not be reached.
 */
const MAIL_FAILURES = ['expired', 'refused', 'credentialsRefused', 'unreachable'] as const
export type MailFailure = (typeof MAIL_FAILURES)[number]

/** Conditions that need attention; the guide `operate.md` says what to do about each. */
export const ATTENTION = [
  'noWorker',
  'mailsLate',
  'mailsGivenUp',
  'exportsStuck',
  'exportsFailed',
  'maintenanceLate',
  'maintenanceFailed',
  'paymentsDiffer',
] as const
export type Attention = (typeof ATTENTION)[number]

const count = z.int().check(z.minimum(0))

/** A mail whose retries ended (RFC 5321: the sender gave up). Never the address. */
const givenUpMailSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  created_at: z.string(),
  attempts: count,
  failure: z.enum(MAIL_FAILURES),
  /** The mail server's code, such as `550`. */
  code: z.string(),
  /** Its content is kept, for three days. */
  can_retry: z.boolean(),
})
export type GivenUpMail = z.output<typeof givenUpMailSchema>

const serverSchema = z.object({
  instance: z.string(),
  role: z.enum(SERVER_ROLES),
  version: z.string(),
  started_at: z.string(),
  seen_at: z.string(),
})

export const operationsSchema = z.object({
  /** When all of this was read. */
  read_at: z.string(),
  attention: z.array(z.enum(ATTENTION)),
  mails: z.object({
    waiting: count,
    /** When the oldest pending mail was written. */
    oldest_at: z.nullable(z.string()),
    given_up: count,
    /** Reported in a day as not delivered, after the mail server had taken them. */
    bounced: count,
    /** Accounts whose address is undeliverable. */
    undeliverable: count,
    /** The newest of the mails that were given up in the last three days. */
    newest: z.array(givenUpMailSchema),
  }),
  exports: z.object({ waiting: count, running: count, stuck: count, failed: count }),
  maintenance: z.object({ last_at: z.string(), failures: count, payment_differences: count }),
  /** Servers with a heartbeat in the last two minutes. */
  servers: z.array(serverSchema),
  migrations: z.object({ applied: count, newest: z.string() }),
  /** Requests that a limit refused in the last hour, most frequent first. */
  limits: z.array(z.object({ name: z.string(), hits: count })),
  /** Null if no backup was recorded. */
  backup_at: z.nullable(z.string()),
})
export type Operations = z.output<typeof operationsSchema>

export const mailRetrySchema = z.strictObject({})
export const mailRetryResponseSchema = z.object({ queued: z.literal(true) })
