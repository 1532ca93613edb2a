/** `DELETE /api/user/account`: ends plan and payment pages at the provider, then deletes all data and enqueues a last mail. */
import type { Context } from 'hono'
import { accountDeletionSchema } from '#contracts/api/account-deletion.ts'
import { pathOf } from '#contracts/routes.ts'
import { deleteAccount } from './delete-account.ts'
import { type ReauthenticationDeps, reauthenticate } from '#server/reauthentication/reauthenticate.ts'
import type { PaymentGateway } from '#server/features/billing/gateway.ts'
import { endAtProvider } from '#server/features/billing/subscriptions.ts'
import type { Log } from '#server/base/log.ts'
import type { Database } from '#server/database/database.ts'
import { accountById } from '#server/gate/accounts.ts'
import { requestLanguage, languageFor } from '#server/gate/auth-mail.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { readJson } from '#server/http/json-request.ts'
import { callerOf } from '#server/http/signed-in.ts'
import { recipientFields } from '#server/mail/mail.ts'
import type { Outbox } from '#server/mail/outbox.ts'
import type { UserLookup } from '#server/account/user-lookup.ts'

type Deps = Omit<ReauthenticationDeps, 'db'> & {
  db: Database
  outbox: Outbox
  origin: string
  supportEmail: string
  lookup: UserLookup
  gateway: PaymentGateway | null
  log: Log
}

export const removeAccount = (deps: Deps) => async (c: Context<AppEnv>) => {
  const { password, reason } = await readJson(c, accountDeletionSchema)
  const caller = callerOf(c)
  await reauthenticate(deps, caller, password)
  const account = await accountById(deps.db, caller.userId)
  if (account === null) throw new Refusal('auth.unauthenticated')
  await endAtProvider(deps, caller.userId)
  const language = languageFor(requestLanguage(c), account)
  await deps.db.transaction(async (queries) => {
    await deleteAccount(queries, { userId: account.id, email: account.email, reason })
    const mail = {
      kind: 'accountDeleted',
      ...recipientFields({ ...account, language }),
      link: new URL(pathOf('home', language), deps.origin).href,
    } as const
    await deps.outbox.enqueue(queries, mail, deps.supportEmail)
  })
  deps.lookup.evict(caller.userId)
  return c.json({ success: true })
}
