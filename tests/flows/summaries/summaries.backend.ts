import type { Transcription } from '#contracts/api/transcriptions.ts'
import type { summariesModel } from '#machines/summaries/summaries.model.ts'
import { transcriptionModel } from '#machines/transcription/transcription.model.ts'
import { sealedRow } from '#tests/e2e/flows/kit/replies.ts'
import { NO_SETUP, MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { newMember } from '#tests/e2e/real-backend/kit/members.ts'
import { deliver, link } from '#tests/e2e/real-backend/kit/messaging.ts'
import { newPhone } from '#tests/e2e/real-backend/kit/unique.ts'
import type { TourContext } from '#tests/e2e/real-backend/kit/tour-context.ts'

const { decrypted_content: content, decrypted_summary: summary } = transcriptionModel.outcomes.decrypt.readable.ok

/** A person with one transcription. */
const receive = async (context: TourContext) => {
  const device = await newMember(context)
  const phone = newPhone('0002')
  await link(context, context.session(), phone)
  await deliver(context, phone, { content, summary })
  const { data } = (await context.callAsOwn('GET', '/api/transcriptions')) as { data: Transcription[] }
  const listed = sealedRow(1)
  context.substitute(listed.id, data[0]?.id ?? '')
  return { device }
}

export const summariesBackend: BackendOf<typeof summariesModel> = {
  starts: { first: receive, again: { unplayable: 'the list that is come back to: tests/e2e/account.spec.ts' } },
  actors: {
    decryptPage: {
      opened: NO_SETUP,
      unreadable: MOCKED,
      unreachable: MOCKED,
      limited: MOCKED,
      crashed: MOCKED,
    },
  },
}
