/** Calls of the messaging platform. */
import { randomUUID } from 'node:crypto'
import type { LinkCode } from '#contracts/api/messaging-link.ts'
import type { IngestRequest } from '#contracts/api/ingest.ts'
import { INGEST_TOKEN } from '../../kit/product.ts'
import type { Session, TourContext } from './tour-context.ts'

const PLATFORM = { token: INGEST_TOKEN }

/** Sends a code from a number. It is refused if the number is linked to another account. */
export const sendCode = (context: TourContext, code: string, phone: string) =>
  context.call('POST', '/api/ingest/links', { code, phone_number: phone }, PLATFORM)

/** Links a number to somebody's account. */
export const link = async (context: TourContext, { access_token: token }: Session, phone: string) => {
  const { code } = (await context.callOk('POST', '/api/user/messaging-link', {}, { token })) as LinkCode
  await sendCode(context, code, phone)
}

export const deliver = (context: TourContext, phone: string, message: Pick<IngestRequest, 'content' | 'summary'>) =>
  context.callOk(
    'POST',
    '/api/ingest/transcriptions',
    { message_id: randomUUID(), phone_number: phone, ...message },
    PLATFORM,
  )
