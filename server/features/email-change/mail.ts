/** Mails of an e-mail change. */
import type { Mailbox } from '#contracts/api/email-confirmation.ts'
import { EMAIL_CHANGE_TYPE } from '#contracts/callback.ts'
import type { Language } from '#contracts/languages.ts'
import { SUPPORT_HOURS } from '#contracts/limits.ts'
import { pathOf } from '#contracts/routes.ts'
import { formatDate } from '#contracts/format-date.ts'
import type { Queries } from '#server/database/database.ts'
import { accountByEmail, type AuthAccount } from '#server/gate/accounts.ts'
import { languageFor } from '#server/gate/auth-mail.ts'
import { recipientFields } from '#server/mail/mail.ts'
import type { Outbox } from '#server/mail/outbox.ts'
import type { MailedToken } from './changes.ts'

type MailDeps = { outbox: Outbox; origin: string }
type Change = { account: AuthAccount; newEmail: string; language: Language }

const changeLinkOf = (origin: string, language: Language, token: string) => {
  const link = new URL(pathOf('authCallback', language), origin)
  link.searchParams.set('token_hash', token)
  link.searchParams.set('type', EMAIL_CHANGE_TYPE)
  return link.href
}

const EXPIRY_FORMAT = { dateStyle: 'long', timeStyle: 'short', timeZone: SUPPORT_HOURS.timeZone } as const

/** Opening the link confirms nothing until the button on its page is clicked (AUTH-23). */
const writeToCurrent = (
  { outbox, origin }: MailDeps,
  queries: Queries,
  change: Change,
  { token, expiresAt }: MailedToken,
) =>
  outbox.enqueue(queries, {
    kind: 'emailChangeCurrent',
    ...recipientFields({ ...change.account, language: change.language }),
    address: change.newEmail,
    until: formatDate(expiresAt, change.language, EXPIRY_FORMAT),
    link: changeLinkOf(origin, change.language, token),
  })

/** If the address has an account, its owner gets a notice instead of a link (anti-enumeration, REG-10). */
const writeToNew = async (
  { outbox, origin }: MailDeps,
  queries: Queries,
  change: Change,
  { token, expiresAt }: MailedToken,
) => {
  const owner = await accountByEmail(queries, change.newEmail)
  if (owner === null) {
    return outbox.enqueue(queries, {
      kind: 'emailChangeNew',
      ...recipientFields({ ...change.account, email: change.newEmail, language: change.language }),
      until: formatDate(expiresAt, change.language, EXPIRY_FORMAT),
      link: changeLinkOf(origin, change.language, token),
    })
  }
  const language = languageFor(null, owner)
  return outbox.enqueue(queries, {
    kind: 'emailChangeTaken',
    ...recipientFields({ ...owner, language }),
    link: new URL(pathOf('login', language), origin).href,
  })
}

const WRITERS = { current: writeToCurrent, new: writeToNew } as const

export const enqueueEmailChange = (
  deps: MailDeps,
  queries: Queries,
  mailbox: Mailbox,
  change: Change,
  token: MailedToken,
) => WRITERS[mailbox](deps, queries, change, token)

/**
 * Notice to the old mailbox after the change, which names the sign-in methods that still work. It does not contain the
 * new address.
 */
export const enqueueEmailChanged = (
  { outbox, origin }: MailDeps,
  queries: Queries,
  account: AuthAccount,
  { language, isGoogleKept }: { language: Language; isGoogleKept: boolean },
) =>
  outbox.enqueue(queries, {
    kind: isGoogleKept ? 'emailChangedGoogleKept' : 'emailChanged',
    ...recipientFields({ ...account, language }),
    link: new URL(pathOf('contact', language), origin).href,
  })
