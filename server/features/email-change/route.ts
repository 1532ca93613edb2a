/** `/api/user/email-change` and `/api/email-change/confirm`: both mailboxes must confirm the change (ADR 012). */
import type { Context } from 'hono'
import {
  type EmailChangeStatus,
  emailChangeRequestSchema,
  emailChangeResendSchema,
} from '#contracts/api/email-change.ts'
import { type EmailConfirmation, emailConfirmationSchema } from '#contracts/api/email-confirmation.ts'
import { recordEvent } from '#server/account/audit-log.ts'
import {
  applyEmailChange,
  beginEmailChange,
  confirmMailbox,
  dropEmailChange,
  emailChangeOf,
  markTaken,
  renewToken,
  isRepeatedRequest,
} from './changes.ts'
import { enqueueEmailChange, enqueueEmailChanged } from './mail.ts'
import { type ReauthenticationDeps, reauthenticate } from '#server/reauthentication/reauthenticate.ts'
import { clearUndeliverable } from '#server/account/undeliverable.ts'
import type { Database, Queries } from '#server/database/database.ts'
import { type AuthAccount, accountByEmail, accountById } from '#server/gate/accounts.ts'
import { requestLanguage, languageFor } from '#server/gate/auth-mail.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { readJson } from '#server/http/json-request.ts'
import { isUniqueViolation } from '#server/http/unique-violation.ts'
import { callerOf } from '#server/http/signed-in.ts'
import type { Outbox } from '#server/mail/outbox.ts'
import type { UserLookup } from '#server/account/user-lookup.ts'

type EmailChangeDeps = Omit<ReauthenticationDeps, 'db'> & {
  db: Database
  outbox: Outbox
  origin: string
  lookup: UserLookup
  network: (c: Context<AppEnv>) => string
}

const accountOf = async (db: Queries, c: Context<AppEnv>): Promise<AuthAccount> => {
  const account = await accountById(db, callerOf(c).userId)
  if (account === null) throw new Refusal('auth.unauthenticated')
  return account
}

const answer = async (db: Queries, c: Context<AppEnv>, { id, email, undeliverableSince }: AuthAccount) =>
  c.json({
    email,
    undeliverable_since: undeliverableSince,
    change: await emailChangeOf(db, id),
  } satisfies EmailChangeStatus)

/** Rate limit key of user and address: requests of one user do not block another's, and limits do not reveal accounts. */
const intervalKeyOf = (userId: string, address: string) => `emailChange:${address} ${userId}`

export const readEmailChange =
  ({ db }: EmailChangeDeps) =>
  async (c: Context<AppEnv>) =>
    answer(db, c, await accountOf(db, c))

export const requestEmailChange = (deps: EmailChangeDeps) => async (c: Context<AppEnv>) => {
  const { db, limiter } = deps
  const { email: newEmail, password } = await readJson(c, emailChangeRequestSchema)
  const caller = callerOf(c)
  await reauthenticate(deps, caller, password)
  const account = await accountOf(db, c)
  if (newEmail === account.email) throw new Refusal('request.invalid', { fields: { email: 'email.unchanged' } })
  if (await isRepeatedRequest(db, { ...caller, newEmail })) return answer(db, c, account)
  await limiter.enforce('emailChangeByUser', caller.userId)
  await limiter.enforce('mailIntervalByRequester', intervalKeyOf(caller.userId, newEmail))
  // Counted towards resends but not enforced: correcting a mistyped new address must not have to wait.
  await limiter.consume('mailIntervalByRequester', intervalKeyOf(caller.userId, account.email))
  const change = { account, newEmail, language: languageFor(requestLanguage(c), account) }
  await db.transaction(async (queries) => {
    const { expiresAt, ...tokens } = await beginEmailChange(queries, { ...caller, newEmail })
    await enqueueEmailChange(deps, queries, 'current', change, { token: tokens.current, expiresAt })
    await enqueueEmailChange(deps, queries, 'new', change, { token: tokens.new, expiresAt })
    await recordEvent(queries, 'email.changeRequested', caller)
  })
  return answer(db, c, account)
}

export const resendEmailChange = (deps: EmailChangeDeps) => async (c: Context<AppEnv>) => {
  const { db, limiter } = deps
  const { mailbox } = await readJson(c, emailChangeResendSchema)
  const { userId } = callerOf(c)
  const account = await accountOf(db, c)
  const pending = await emailChangeOf(db, userId)
  if (pending === null) throw new Refusal('request.notFound')
  const newEmail = pending.new_email
  await limiter.enforce('mailIntervalByRequester', intervalKeyOf(userId, mailbox === 'new' ? newEmail : account.email))
  const change = { account, newEmail, language: languageFor(requestLanguage(c), account) }
  await db.transaction(async (queries) => {
    const renewed = await renewToken(queries, userId, mailbox)
    if (renewed === null) throw new Refusal('request.notFound')
    await enqueueEmailChange(deps, queries, mailbox, change, renewed)
  })
  return answer(db, c, account)
}

export const cancelEmailChange =
  ({ db, limiter }: EmailChangeDeps) =>
  async (c: Context<AppEnv>) => {
    const caller = callerOf(c)
    const account = await accountOf(db, c)
    const change = await emailChangeOf(db, caller.userId)
    if (change !== null) await limiter.reset('mailIntervalByRequester', intervalKeyOf(caller.userId, change.new_email))
    await db.transaction(async (queries) => {
      const wasPending = (await emailChangeOf(queries, caller.userId))?.status === 'pending'
      await dropEmailChange(queries, caller.userId)
      if (wasPending) await recordEvent(queries, 'email.changeCancelled', caller)
    })
    return answer(db, c, account)
  }

type Outcome = { kind: 'unknown' } | { kind: 'taken' } | ({ kind: 'confirmed'; userId: string } & EmailConfirmation)

const confirm = async (
  deps: EmailChangeDeps,
  queries: Queries,
  c: Context<AppEnv>,
  token: string,
): Promise<Outcome> => {
  const confirmation = await confirmMailbox(queries, token)
  if (confirmation === null) return { kind: 'unknown' }
  const { userId, mailbox, isLast, isDone } = confirmation
  if (isDone) return { kind: 'confirmed', userId, mailbox, waiting_for: null }
  if (mailbox === 'current') await clearUndeliverable(queries, userId)
  if (!isLast) {
    return { kind: 'confirmed', userId, mailbox, waiting_for: mailbox === 'new' ? 'current' : 'new' }
  }
  const [account, owner] = [await accountById(queries, userId), await accountByEmail(queries, confirmation.newEmail)]
  if (account === null) return { kind: 'unknown' }
  if (owner !== null) {
    await markTaken(queries, token)
    return { kind: 'taken' }
  }
  const isGoogleKept = await applyEmailChange(queries, confirmation)
  await recordEvent(queries, 'email.changed', confirmation)
  await enqueueEmailChanged(deps, queries, account, {
    language: languageFor(requestLanguage(c), account),
    isGoogleKept,
  })
  return { kind: 'confirmed', userId, mailbox, waiting_for: null }
}

export const confirmEmailChange = (deps: EmailChangeDeps) => async (c: Context<AppEnv>) => {
  await deps.limiter.enforce('verificationByIp', deps.network(c))
  const { token } = await readJson(c, emailConfirmationSchema)
  const outcome = await deps.db
    .transaction((queries) => confirm(deps, queries, c, token))
    .catch(async (error: unknown): Promise<Outcome> => {
      if (!isUniqueViolation(error)) throw error
      await markTaken(deps.db, token)
      return { kind: 'taken' }
    })
  if (outcome.kind === 'unknown') throw new Refusal('auth.linkExpired')
  if (outcome.kind === 'taken') throw new Refusal('auth.emailTaken')
  const { userId, mailbox, waiting_for } = outcome
  if (waiting_for === null) deps.lookup.evict(userId)
  return c.json({ mailbox, waiting_for } satisfies EmailConfirmation)
}
