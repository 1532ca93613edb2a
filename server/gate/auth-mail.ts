/** Mails of sign-up, recovery and password change, each in the recipient's language. */
import type { Context } from 'hono'
import type { EmailPurpose } from '#contracts/callback.ts'
import type { Device } from '#contracts/devices.ts'
import { DEFAULT_LANGUAGE, languageOfTag, type Language } from '#contracts/languages.ts'
import { pathOf } from '#contracts/routes.ts'
import type { Queries } from '#server/database/database.ts'
import type { EmailToken } from '#server/embedded/email-tokens.ts'
import { deviceLabel } from '#server/account/device-labels.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { type Recipient, recipientFields } from '#server/mail/mail.ts'
import type { AuthAccount } from './accounts.ts'
import type { Gate } from './gate.ts'
import { sealTokenHash } from './link-token.ts'

/** Language of the page that calls: the browser client sends it on every auth call. */
export const requestLanguage = (c: Context<AppEnv>): Language | null => languageOfTag(c.req.header('Accept-Language'))

/** The account's own language takes precedence over that of the calling page, which may be a stranger's (LANG-19). */
export const languageFor = (requested: Language | null, account: Pick<AuthAccount, 'language'> | null): Language =>
  account?.language ?? requested ?? DEFAULT_LANGUAGE

const KINDS = { signup: 'confirmation', recovery: 'recovery' } as const

/** Link and code: opening the link does not use it up until the button on its page is clicked (AUTH-23). */
export const enqueueToken = (
  { outbox, origin, signingKey }: Gate,
  queries: Queries,
  purpose: EmailPurpose,
  recipient: Recipient,
  { tokenHash, code }: EmailToken,
) => {
  const link = new URL(pathOf('authCallback', recipient.language), origin)
  link.searchParams.set('token_hash', sealTokenHash(signingKey, tokenHash))
  link.searchParams.set('type', purpose)
  return outbox.enqueue(queries, {
    kind: KINDS[purpose],
    ...recipientFields(recipient),
    link: link.href,
    code,
  })
}

/** Notifies the owner of an address that somebody tried to register with it. */
export const enqueueAlreadyRegistered = ({ outbox, origin, db }: Gate, recipient: Recipient) =>
  outbox.enqueue(db, {
    kind: 'alreadyRegistered',
    ...recipientFields(recipient),
    link: new URL(pathOf('login', recipient.language), origin).href,
  })

export const enqueuePasswordChanged = (
  { outbox, origin }: Pick<Gate, 'outbox' | 'origin'>,
  queries: Queries,
  recipient: Recipient,
) =>
  outbox.enqueue(queries, {
    kind: 'passwordChanged',
    ...recipientFields(recipient),
    link: new URL(pathOf('login', recipient.language), origin).href,
  })

/** Notifies the owner that the second factor was turned on or off, or a recovery code used. */
export const enqueueFactorNotice = (
  { outbox, origin }: Pick<Gate, 'outbox' | 'origin'>,
  queries: Queries,
  kind: 'factorAdded' | 'factorRemoved' | 'recoveryCodeUsed',
  recipient: Recipient,
) =>
  outbox.enqueue(queries, {
    kind,
    ...recipientFields(recipient),
    link: new URL(pathOf('securitySettings', recipient.language), origin).href,
  })

/** In the account's language: that of the page was chosen by the person who signed in. */
export const enqueueNewDevice = (
  { outbox, origin }: Pick<Gate, 'outbox' | 'origin'>,
  queries: Queries,
  account: AuthAccount,
  device: Device,
) => {
  const language = languageFor(null, account)
  const link = new URL(pathOf('securitySettings', language), origin)
  link.hash = 'devices'
  return outbox.enqueue(queries, {
    kind: 'newDevice',
    ...recipientFields({ ...account, language }),
    device: deviceLabel(device, language),
    link: link.href,
  })
}

export const enqueueGoogleLinked = ({ outbox, origin }: Gate, queries: Queries, recipient: Recipient) =>
  outbox.enqueue(queries, {
    kind: 'googleLinked',
    ...recipientFields(recipient),
    link: new URL(pathOf('securitySettings', recipient.language), origin).href,
  })
