import { randomInt, randomUUID } from 'node:crypto'
import { transcriptionModel } from '#machines/transcription/transcription.model.ts'
import type { Transcription } from '#contracts/api/transcriptions.ts'
import { sealedRow } from '../flows/kit/replies.ts'
import type { End, LivedOf } from './kit/lived.ts'
import { INGEST_TOKEN, type Session, stored, type World } from './kit/world.ts'

const { inputs, outcomes } = transcriptionModel
const { item } = inputs.sealed
const OLD_ROW = { beyond: 'nobody writes such rows any more' }
const PLAYED: End = 'played'
const AS_ARRANGED: End = { real: () => {} }

/** Somebody who has one transcription, sealed by the service; the model's row is called as it is there. */
const receive = async (world: World): Promise<Session> => {
  const session = await world.join()
  const own = { token: session.access_token }
  const platform = { token: INGEST_TOKEN }
  const phone = `+5511${randomInt(100_000_000, 999_999_999)}`
  const { code } = (await world.must('POST', '/api/user/messaging-link', {}, own)) as { code: string }
  await world.must('POST', '/api/ingest/links', { code, phone_number: phone }, platform)
  const { transcription, summary } = outcomes.decrypt.readable.ok
  const message = { message_id: randomUUID(), phone_number: phone, content: transcription, summary }
  await world.must('POST', '/api/ingest/transcriptions', message, platform)
  const { data } = (await world.must('GET', '/api/transcriptions', undefined, own)) as { data: Transcription[] }
  const [row = sealedRow(1)] = data
  world.name(sealedRow(1).id, row.id)
  world.name(item.content ?? '', row.encrypted_content)
  world.name(item.summary ?? '', row.summary_encrypted ?? '')
  world.name(item.keyId ?? '', row.encryption_key_id)
  world.name(OWN_TOKEN, session.access_token)
  return session
}

/** By this name the world remembers who reads. */
const OWN_TOKEN = 'token-of-whoever-reads'

/** The session is ended elsewhere: its token is good for nothing. */
const ended: End = {
  real: async (world) =>
    void (await world.must('POST', '/auth/v1/logout?scope=global', undefined, { token: world.real(OWN_TOKEN) })),
}

export const transcriptionLived: LivedOf<typeof transcriptionModel> = {
  starts: {
    sealed: async (world) => ({ device: stored(await receive(world)) }),
    contentless: OLD_ROW,
    keyless: OLD_ROW,
  },
  jobs: {
    decrypt: {
      readable: AS_ARRANGED,
      blank: PLAYED,
      undecryptable: PLAYED,
      unreachable: PLAYED,
      busy: PLAYED,
      refused: ended,
      crashed: PLAYED,
    },
    remove: { removed: AS_ARRANGED, unreachable: PLAYED, refused: ended, crashed: PLAYED },
  },
  // What was deleted stays where it stood until the list is read again.
  keeps: ['GET /api/transcriptions'],
}
