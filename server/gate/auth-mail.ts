/** The mails that sign-up, recovery and password change send, each in the reader's language. */
import type { Context } from 'hono'
import type { EmailPurpose } from '#contracts/callback.ts'
import type { Device } from '#contracts/devices.ts'
import { DEFAULT_LANGUAGE, languageOfTag, type Language } from '#contracts/languages.ts'
import { pathOf } from '#contracts/routes.ts'
import type { Queries } from '#server/embedded/database.ts'
import type { EmailToken } from '#server/embedded/email-tokens.ts'
import { deviceWords } from '#server/account/device-words.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { greetingName } from '#server/mail/mail.ts'
import type { Account } from './accounts.ts'
import type { Gate } from './gate.ts'
import { sealTokenHash } from './link-token.ts'

/** The language of the page a call comes from: the browser client sends it on every auth call. */
export const askedLanguage = (c: Context<AppEnv>): Language | null => languageOfTag(c.req.header('Accept-Language'))

/** Whoever has an account has chosen the language of its mails; the page of a stranger may ask for another (LANG-19). */
export const languageFor = (asked: Language | null, account: Pick<Account, 'language'> | null): Language =>
  account?.language ?? asked ?? DEFAULT_LANGUAGE

type Reader = { email: string; name: string; language: Language }

const KINDS = { signup: 'confirmation', recovery: 'recovery' } as const

/** Link and code: opening the link spends nothing until the button on its page is pressed (AUTH-23). */
export const enqueueToken = (
  { outbox, origin, signingKey }: Gate,
  queries: Queries,
  purpose: EmailPurpose,
  { email, name, language }: Reader,
  { tokenHash, code }: EmailToken,
) => {
  const link = new URL(pathOf('authCallback', language), origin)
  link.searchParams.set('token_hash', sealTokenHash(signingKey, tokenHash))
  link.searchParams.set('type', purpose)
  return outbox.enqueue(queries, {
    kind: KINDS[purpose],
    to: email,
    language,
    name: greetingName(name),
    link: link.href,
    code,
  })
}

/** Tells the owner of an address that somebody tried to register with it. */
export const enqueueAlreadyRegistered = ({ outbox, origin, db }: Gate, { email, name, language }: Reader) =>
  outbox.enqueue(db, {
    kind: 'alreadyRegistered',
    to: email,
    language,
    name: greetingName(name),
    link: new URL(pathOf('login', language), origin).href,
  })

export const enqueuePasswordChanged = (
  { outbox, origin }: Pick<Gate, 'outbox' | 'origin'>,
  queries: Queries,
  { email, name, language }: Reader,
) =>
  outbox.enqueue(queries, {
    kind: 'passwordChanged',
    to: email,
    language,
    name: greetingName(name),
    link: new URL(pathOf('login', language), origin).href,
  })

/** Tells the owner what became of the second factor. */
export const enqueueFactorNotice = (
  { outbox, origin }: Pick<Gate, 'outbox' | 'origin'>,
  queries: Queries,
  kind: 'factorAdded' | 'factorRemoved' | 'recoveryCodeUsed',
  { email, name, language }: Reader,
) =>
  outbox.enqueue(queries, {
    kind,
    to: email,
    language,
    name: greetingName(name),
    link: new URL(pathOf('securitySettings', language), origin).href,
  })

/** In the language of the account: whoever opened it may have chosen that of the page. */
export const enqueueNewDevice = (
  { outbox, origin }: Pick<Gate, 'outbox' | 'origin'>,
  queries: Queries,
  account: Account,
  device: Device,
) => {
  const language = languageFor(null, account)
  const link = new URL(pathOf('securitySettings', language), origin)
  link.hash = 'devices'
  return outbox.enqueue(queries, {
    kind: 'newDevice',
    to: account.email,
    language,
    name: greetingName(account.name),
    device: deviceWords(device, language),
    link: link.href,
  })
}

export const enqueueGoogleLinked = ({ outbox, origin }: Gate, queries: Queries, { email, name, language }: Reader) =>
  outbox.enqueue(queries, {
    kind: 'googleLinked',
    to: email,
    language,
    name: greetingName(name),
    link: new URL(pathOf('securitySettings', language), origin).href,
  })
