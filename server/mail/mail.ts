/** Kinds of mails, their placeholders, and how a prebuilt template is filled. */
import { readFileSync } from 'node:fs'
import type { Language } from '#contracts/languages.ts'
import type { MailKind } from '#contracts/mail-kinds.ts'

/** Placeholders of each kind. `name` is ", Ana" or empty: see `greetingName`. `npm run mail` builds the templates. */
export const MAIL_PLACEHOLDERS = {
  confirmation: ['name', 'link', 'code'],
  recovery: ['name', 'link', 'code'],
  passwordChanged: ['name', 'link'],
  googleLinked: ['name', 'link'],
  factorAdded: ['name', 'link'],
  factorRemoved: ['name', 'link'],
  recoveryCodeUsed: ['name', 'link'],
  newDevice: ['name', 'device', 'link'],
  alreadyRegistered: ['name', 'link'],
  emailChangeCurrent: ['name', 'address', 'until', 'link'],
  emailChangeNew: ['name', 'until', 'link'],
  emailChangeTaken: ['name', 'link'],
  emailChanged: ['name', 'link'],
  emailChangedGoogleKept: ['name', 'link'],
  exportReady: ['name', 'link'],
  accountDeleted: ['name', 'link'],
  accountDeactivated: ['name', 'reason', 'link'],
  accountActivated: ['name', 'link'],
  waitlistConfirmation: ['name', 'link'],
  planPaid: ['name', 'plan', 'amount', 'receipt', 'until', 'link'],
  planExtended: ['name', 'plan', 'amount', 'receipt', 'until', 'link'],
  receiptCopy: ['name', 'plan', 'amount', 'receipt', 'issued', 'from', 'until', 'link'],
  paymentDeclined: ['name', 'plan', 'amount', 'link'],
  pixWaiting: ['name', 'plan', 'amount', 'until', 'pixCode', 'link'],
  planCancelled: ['name', 'plan', 'until', 'link'],
  planResumed: ['name', 'plan', 'until', 'link'],
  planPastDue: ['name', 'plan', 'until', 'link'],
  planEnded: ['name', 'plan', 'link'],
  planRenewed: ['name', 'plan', 'amount', 'receipt', 'until', 'link'],
  planRecovered: ['name', 'plan', 'amount', 'receipt', 'until', 'link'],
  renewalFailed: ['name', 'plan', 'amount', 'until', 'link'],
  planEndsSoon: ['name', 'plan', 'until', 'grace', 'link'],
  paymentRefunded: ['name', 'plan', 'amount', 'receipt', 'link'],
  paymentPartiallyRefunded: ['name', 'plan', 'amount', 'receipt', 'link'],
  paymentDisputed: ['name', 'plan', 'amount', 'receipt', 'link'],
  contactAnswer: ['name', 'reference', 'answer', 'link'],
  contactNotification: ['reference', 'sender', 'email', 'company', 'subject', 'message', 'link'],
} as const satisfies Record<MailKind, readonly string[]>

/** Languages of each kind; the notice about a contact message goes to our own support. */
export const MAIL_LANGUAGES = {
  confirmation: ['pt', 'en', 'es', 'fr'],
  recovery: ['pt', 'en', 'es', 'fr'],
  passwordChanged: ['pt', 'en', 'es', 'fr'],
  googleLinked: ['pt', 'en', 'es', 'fr'],
  factorAdded: ['pt', 'en', 'es', 'fr'],
  factorRemoved: ['pt', 'en', 'es', 'fr'],
  recoveryCodeUsed: ['pt', 'en', 'es', 'fr'],
  newDevice: ['pt', 'en', 'es', 'fr'],
  alreadyRegistered: ['pt', 'en', 'es', 'fr'],
  emailChangeCurrent: ['pt', 'en', 'es', 'fr'],
  emailChangeNew: ['pt', 'en', 'es', 'fr'],
  emailChangeTaken: ['pt', 'en', 'es', 'fr'],
  emailChanged: ['pt', 'en', 'es', 'fr'],
  emailChangedGoogleKept: ['pt', 'en', 'es', 'fr'],
  exportReady: ['pt', 'en', 'es', 'fr'],
  accountDeleted: ['pt', 'en', 'es', 'fr'],
  accountDeactivated: ['pt', 'en', 'es', 'fr'],
  accountActivated: ['pt', 'en', 'es', 'fr'],
  waitlistConfirmation: ['pt', 'en', 'es', 'fr'],
  planPaid: ['pt', 'en', 'es', 'fr'],
  planExtended: ['pt', 'en', 'es', 'fr'],
  receiptCopy: ['pt', 'en', 'es', 'fr'],
  paymentDeclined: ['pt', 'en', 'es', 'fr'],
  pixWaiting: ['pt', 'en', 'es', 'fr'],
  planCancelled: ['pt', 'en', 'es', 'fr'],
  planResumed: ['pt', 'en', 'es', 'fr'],
  planPastDue: ['pt', 'en', 'es', 'fr'],
  planEnded: ['pt', 'en', 'es', 'fr'],
  planRenewed: ['pt', 'en', 'es', 'fr'],
  planRecovered: ['pt', 'en', 'es', 'fr'],
  renewalFailed: ['pt', 'en', 'es', 'fr'],
  planEndsSoon: ['pt', 'en', 'es', 'fr'],
  paymentRefunded: ['pt', 'en', 'es', 'fr'],
  paymentPartiallyRefunded: ['pt', 'en', 'es', 'fr'],
  paymentDisputed: ['pt', 'en', 'es', 'fr'],
  contactAnswer: ['pt', 'en', 'es', 'fr'],
  contactNotification: ['pt'],
} as const satisfies Record<MailKind, readonly Language[]>

type MailOf<K extends MailKind> = { kind: K; to: string; language: (typeof MAIL_LANGUAGES)[K][number] } & Record<
  (typeof MAIL_PLACEHOLDERS)[K][number],
  string
>
export type Mail = { [K in MailKind]: MailOf<K> }[MailKind]

/** Subject, HTML and text, with or without placeholders. */
export type MailForm = { subject: string; html: string; text: string }

export const mailFormFile = (kind: MailKind, language: Language) =>
  new URL(`./prebuilt/${kind}.${language}.json`, import.meta.url)

const forms = new Map<string, MailForm>()

const formOf = ({ kind, language }: Mail): MailForm => {
  const key = `${kind}.${language}`
  const form = forms.get(key) ?? (JSON.parse(readFileSync(mailFormFile(kind, language), 'utf8')) as MailForm)
  forms.set(key, form)
  return form
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ')

/** Fills every placeholder: escaped in HTML, on one line in the subject, unchanged in the text. */
export const fillMail = (mail: Mail): MailForm => {
  const form = formOf(mail)
  const values = new Map<string, string>(Object.entries(mail))
  const fill = (part: string, write: (value: string) => string) =>
    part.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => write(values.get(name) ?? ''))
  return {
    subject: fill(form.subject, oneLine),
    html: fill(form.html, escapeHtml),
    text: fill(form.text, (value) => value),
  }
}

/**
 * A registration chooses both the name and the recipient: a name that could contain a message or a link is left out
 * of the greeting.
 */
export const greetingName = (fullName: string): string => {
  const [first = ''] = fullName.trim().split(/\s+/, 1)
  return /^[\p{L}\p{M}'’-]{1,30}$/u.test(first) ? `, ${first}` : ''
}

export type Recipient = { email: string; name: string; language: Language }

/** Address, language and greeting of a mail to a person. */
export const recipientFields = ({ email, name, language }: Recipient) => ({
  to: email,
  language,
  name: greetingName(name),
})
