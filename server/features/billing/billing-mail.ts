/** Mails about payments and plans: enqueued in the transaction that they report, in the account's language. */
import { LANGUAGE_TAGS, type Language } from '#contracts/languages.ts'
import { SUPPORT_HOURS } from '#contracts/limits.ts'
import { pathOf } from '#contracts/routes.ts'
import { formatDate } from '#contracts/format-date.ts'
import { personOf } from '#server/account/person.ts'
import type { Queries } from '#server/database/database.ts'
import { type Mail, recipientFields } from '#server/mail/mail.ts'
import type { Outbox } from '#server/mail/outbox.ts'

export type BillingMailDeps = { outbox: Outbox; origin: string }

/** Page that the button of each kind opens. */
const PAGES = {
  planPaid: 'paymentHistory',
  planExtended: 'paymentHistory',
  receiptCopy: 'paymentHistory',
  paymentDeclined: 'subscription',
  pixWaiting: 'subscription',
  planCancelled: 'subscription',
  planResumed: 'subscription',
  planPastDue: 'subscription',
  planEnded: 'subscription',
  planRenewed: 'paymentHistory',
  planRecovered: 'paymentHistory',
  renewalFailed: 'subscription',
  planEndsSoon: 'subscription',
  paymentRefunded: 'paymentHistory',
  paymentPartiallyRefunded: 'paymentHistory',
  paymentDisputed: 'paymentHistory',
} as const
type BillingKind = keyof typeof PAGES

type WithoutRecipient<M> = M extends Mail ? Omit<M, 'to' | 'language' | 'name' | 'link'> : never
type BillingMail = WithoutRecipient<Extract<Mail, { kind: BillingKind }>>

const wordsIn = (language: Language) => {
  const timeZone = SUPPORT_HOURS.timeZone
  return {
    money: (cents: number, currency: string) =>
      new Intl.NumberFormat(LANGUAGE_TAGS[language], { style: 'currency', currency }).format(cents / 100),
    day: (at: string) => formatDate(at, language, { dateStyle: 'long', timeZone }),
    time: (at: string) => formatDate(at, language, { dateStyle: 'long', timeStyle: 'short', timeZone }),
  }
}
export type MailWords = ReturnType<typeof wordsIn>

/** `search` is added to the URL behind the button. */
export const writeBillingMail = async (
  { outbox, origin }: BillingMailDeps,
  queries: Queries,
  userId: string,
  contentIn: (words: MailWords) => BillingMail,
  search = '',
): Promise<void> => {
  const person = await personOf(queries, userId)
  if (person === null) return
  const content = contentIn(wordsIn(person.language))
  const link = new URL(pathOf(PAGES[content.kind], person.language) + search, origin).href
  await outbox.enqueue(queries, { ...content, ...recipientFields(person), link })
}
