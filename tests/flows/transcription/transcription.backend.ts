import { transcriptionModel } from '#machines/transcription/transcription.model.ts'
import type { Transcription } from '#contracts/api/transcriptions.ts'
import { sealedRow } from '#tests/e2e/flows/kit/replies.ts'
import { NO_SETUP, MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { newMember } from '#tests/e2e/real-backend/kit/members.ts'
import { deliver, link } from '#tests/e2e/real-backend/kit/messaging.ts'
import { newPhone } from '#tests/e2e/real-backend/kit/unique.ts'
import type { TourContext } from '#tests/e2e/real-backend/kit/tour-context.ts'

const { inputs, outcomes } = transcriptionModel
const { item } = inputs.sealed
const OLD_ROW = { unplayable: 'nobody writes such rows any more' }

/** A person with one transcription, encrypted by the service; maps the model's id to its real one. */
const receive = async (context: TourContext) => {
  const device = await newMember(context)
  const phone = newPhone('0001')
  await link(context, context.session(), phone)
  const { decrypted_content: content, decrypted_summary: summary } = outcomes.decrypt.readable.ok
  await deliver(context, phone, { content, summary })
  const { data } = (await context.callAsOwn('GET', '/api/transcriptions')) as { data: Transcription[] }
  const [row = sealedRow(1)] = data
  context.substitute(sealedRow(1).id, row.id)
  context.substitute(item.content ?? '', row.encrypted_content)
  context.substitute(item.summary ?? '', row.summary_encrypted ?? '')
  context.substitute(item.keyId ?? '', row.encryption_key_id)
  return { device }
}

export const transcriptionBackend: BackendOf<typeof transcriptionModel> = {
  starts: {
    sealed: receive,
    cached: { unplayable: 'the summaries are shown first: tests/e2e/account.spec.ts' },
    contentless: OLD_ROW,
    keyless: OLD_ROW,
  },
  actors: {
    decrypt: {
      readable: NO_SETUP,
      blank: MOCKED,
      undecryptable: MOCKED,
      unreachable: MOCKED,
      busy: MOCKED,
      crashed: MOCKED,
    },
  },
}
