/** Calls of the messaging platform. */
import { randomUUID } from 'node:crypto'
import type { LinkCode } from '#contracts/api/messaging-link.ts'
import type { IngestRequest } from '#contracts/api/ingest.ts'
import { INGEST_TOKEN } from '../../kit/product.ts'
import type { Session, World } from './world.ts'

const PLATFORM = { token: INGEST_TOKEN }

/** Sends a code from a number. It is refused if the number belongs to another account. */
export const sendCode = (world: World, code: string, phone: string) =>
  world.call('POST', '/api/ingest/links', { code, phone_number: phone }, PLATFORM)

/** Links a number to somebody's account. */
export const link = async (world: World, { access_token: token }: Session, phone: string) => {
  const { code } = (await world.callOk('POST', '/api/user/messaging-link', {}, { token })) as LinkCode
  await sendCode(world, code, phone)
}

export const deliver = (world: World, phone: string, message: Pick<IngestRequest, 'content' | 'summary'>) =>
  world.callOk(
    'POST',
    '/api/ingest/transcriptions',
    { message_id: randomUUID(), phone_number: phone, ...message },
    PLATFORM,
  )
