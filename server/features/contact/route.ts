/** `POST /api/contact` (CONTACT-16): stores the message, mails the support address, answers with a reference. */
import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { contactRequestSchema, type ContactReceipt } from '#contracts/api/contact.ts'
import type { ContactSubject } from '#contracts/forms/contact.ts'
import { HONEYPOT_NAME } from '#contracts/forms/honeypot.ts'
import type { Database } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { idempotencyKeyOf } from '#server/http/idempotency.ts'
import { Refusal } from '#server/http/failures.ts'
import { readJson } from '#server/http/json-request.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { Outbox } from '#server/mail/outbox.ts'
import { randomCode } from '#server/base/random-code.ts'

export type ContactDeps = {
  db: Database
  outbox: Outbox
  limiter: RateLimiter
  network: (c: Context<AppEnv>) => string
  supportEmail: string
}

type Message = z.output<typeof contactRequestSchema>

const REFERENCE_LENGTH = 6

/** Without characters that are easily confused, since people read it out on the phone. */
const newReference = () => `PR-${randomCode(REFERENCE_LENGTH)}`

/** Subjects in the mail to support: the labels of the Portuguese form. */
export const SUBJECTS: Record<ContactSubject, string> = {
  support: 'Suporte técnico',
  partnerships: 'Parcerias e negócios',
  press: 'Imprensa e mídia',
  feedback: 'Opiniões e sugestões',
  others: 'Outros',
}

/** A key covers a day, but its message is kept for longer. */
const FREE_KEY = `update public.contact_messages set idempotency_key = null
  where idempotency_key = $1 and created_at <= now() - interval '1 day'`

const STORE = `insert into public.contact_messages
    (reference, idempotency_key, name, email, company, subject, message, language)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict do nothing
  returning reference`

/** Message and mail in one transaction. Null if reference or idempotency key exist already. */
const store = ({ db, outbox, supportEmail }: ContactDeps, message: Message, key: string | null) =>
  db.transaction(async (queries): Promise<string | null> => {
    const { name, email, company, subject, message: text, language } = message
    const reference = newReference()
    if (key !== null) await queries.query(FREE_KEY, [key])
    const stored = await queries.query(STORE, [
      reference,
      key,
      name,
      email,
      company === '' ? null : company,
      subject,
      text,
      language,
    ])
    if (stored.length === 0) return null
    const notification = {
      kind: 'contactNotification',
      to: supportEmail,
      language: 'pt',
      reference,
      sender: name,
      email,
      company: company === '' ? '-' : company,
      subject: SUBJECTS[subject],
      message: text,
      link: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${reference}`)}`,
    } as const
    await outbox.enqueue(queries, notification, email)
    return reference
  })

type StoredMessage = { reference: string } & Record<'name' | 'email' | 'subject' | 'message' | 'language', string> & {
    company: string | null
  }

/** The reference stored under this idempotency key within a day. Throws `request.conflict` if the key has another message. */
const earlier = async ({ db }: ContactDeps, message: Message, key: string): Promise<string | null> => {
  const [stored] = await db.query<StoredMessage>(
    `select reference, name, email, company, subject, message, language
     from public.contact_messages where idempotency_key = $1 and created_at > now() - interval '1 day'`,
    [key],
  )
  if (stored === undefined) return null
  const isSame =
    (['name', 'email', 'subject', 'message', 'language'] as const).every((field) => stored[field] === message[field]) &&
    (stored.company ?? '') === message.company
  if (!isSame) throw new Refusal('request.conflict')
  return stored.reference
}

/** Retries on either unique conflict: a concurrent request with the same key, or a reference that exists already. */
const storeOnce = async (deps: ContactDeps, message: Message, key: string | null): Promise<string> => {
  for (;;) {
    const reference = (key === null ? null : await earlier(deps, message, key)) ?? (await store(deps, message, key))
    if (reference !== null) return reference
  }
}

/** A retry with the same idempotency key gets the stored answer, and does not count towards the rate limit. */
export const contact = (deps: ContactDeps) => async (c: Context<AppEnv>) => {
  const message = await readJson(c, contactRequestSchema)
  const key = idempotencyKeyOf(c)
  const repeated = key === null ? null : await earlier(deps, message, key)
  if (repeated !== null) return c.json({ reference: repeated } satisfies ContactReceipt, 201)
  await deps.limiter.enforce('contactMessageByIp', deps.network(c))
  await deps.limiter.enforce('contactMessageByEmail', message.email)
  // Honeypot: only bots fill that field. The usual answer, with nothing stored, does not reveal the honeypot.
  const reference = message[HONEYPOT_NAME] ? newReference() : await storeOnce(deps, message, key)
  return c.json({ reference } satisfies ContactReceipt, 201)
}
