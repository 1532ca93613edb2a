/** `/api/admin/contact-messages/:id/answer` (ADMIN-22, ADMIN-23): replies to a contact message by mail, once. */
import type { Context } from 'hono'
import { messageReplySchema } from '#contracts/api/admin.ts'
import type { Language } from '#contracts/languages.ts'
import { pathOf } from '#contracts/routes.ts'
import type { Database, Queries } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { readJson } from '#server/http/json-request.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import { rowId } from '#server/http/row-id.ts'
import { callerOf } from '#server/http/signed-in.ts'
import { recipientFields } from '#server/mail/mail.ts'
import type { Outbox } from '#server/mail/outbox.ts'
import { recordAdminAction } from '#server/account/admin-audit-log.ts'
import { findMessage } from './route.ts'

type Deps = { db: Database; outbox: Outbox; limiter: RateLimiter; origin: string; supportEmail: string }

type Reply = { id: string; adminId: string; answer: string }

type RepliedMessage = { name: string; email: string; reference: string; language: Language }

/** Locks the row: of two concurrent replies the second changes nothing. */
const STORE = `update public.contact_messages
  set answer = $2, answered_at = now(), answered_by = $3, status = 'answered'
  where id = $1 and answer is null
  returning name, email, reference, language`

/** @throws Refusal `admin.alreadyAnswered` unless it is the stored reply, sent again by the same person */
const expectRepeat = async (queries: Queries, { id, adminId, answer }: Reply): Promise<void> => {
  const [earlier] = await queries.query<{ is_same: boolean }>(
    'select answer = $2 and answered_by is not distinct from $3::uuid as is_same from public.contact_messages where id = $1',
    [id, answer, adminId],
  )
  if (earlier?.is_same === false) throw new Refusal('admin.alreadyAnswered')
}

/** Reply, record and mail in one transaction. */
const replyOnce = async ({ outbox, origin, supportEmail }: Deps, queries: Queries, reply: Reply): Promise<void> => {
  const { id, adminId, answer } = reply
  const [message] = await queries.query<RepliedMessage>(STORE, [id, answer, adminId])
  if (message === undefined) return expectRepeat(queries, reply)
  const { reference, language } = message
  await recordAdminAction(queries, adminId, { act: 'message.answered', messageId: id })
  const link = new URL(pathOf('contact', language), origin).href
  return outbox.enqueue(
    queries,
    { kind: 'contactAnswer', ...recipientFields(message), reference, answer, link },
    supportEmail,
  )
}

export const replyToMessage = (deps: Deps) => async (c: Context<AppEnv>) => {
  const id = rowId(c, 'id')
  const { userId: adminId } = callerOf(c)
  const { answer } = await readJson(c, messageReplySchema)
  await deps.limiter.enforce('contactAnswerByUser', adminId)
  const message = await deps.db.transaction(async (queries) => {
    await replyOnce(deps, queries, { id, adminId, answer })
    return findMessage(queries, id)
  })
  return c.json({ message })
}
