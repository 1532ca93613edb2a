import type { Transcription } from '#contracts/api/transcriptions.ts'
import { sealedRow } from '#tests/e2e/flows/kit/replies.ts'
import { NO_SETUP, MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { newMember } from '#tests/e2e/real-backend/kit/members.ts'
import { deliver, link } from '#tests/e2e/real-backend/kit/messaging.ts'
import { newPhone } from '#tests/e2e/real-backend/kit/unique.ts'
import type { TourContext } from '#tests/e2e/real-backend/kit/tour-context.ts'
import { noOtherRow, type playedModel } from './transcription-deletion.network.ts'

/** A person with one transcription. */
const receive = async (context: TourContext) => {
  const device = await newMember(context)
  const phone = newPhone('0003')
  await link(context, context.session(), phone)
  await deliver(context, phone, { content: 'Vamos almoçar na sexta?' })
  const { data } = (await context.callAsOwn('GET', '/api/transcriptions')) as { data: Transcription[] }
  context.substitute(sealedRow(1).id, data[0]?.id ?? '')
  return { device }
}

export const transcriptionDeletionBackend: BackendOf<typeof playedModel> = {
  starts: { start: receive },
  actors: {
    deleteTranscriptions: { deleted: NO_SETUP, before: MOCKED, unreachable: MOCKED, crashed: MOCKED },
    restoreTranscriptions: { restored: NO_SETUP, tooLate: MOCKED, unreachable: MOCKED, crashed: MOCKED },
  },
  variants: [noOtherRow],
}
