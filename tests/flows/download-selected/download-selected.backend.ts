import type { Transcription } from '#contracts/api/transcriptions.ts'
import { sealedRow } from '#tests/e2e/flows/kit/replies.ts'
import { NO_SETUP, MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { newMember } from '#tests/e2e/real-backend/kit/members.ts'
import { deliver, link } from '#tests/e2e/real-backend/kit/messaging.ts'
import { newPhone } from '#tests/e2e/real-backend/kit/unique.ts'
import type { playedModel } from './download-selected.network.ts'

export const downloadSelectedBackend: BackendOf<typeof playedModel> = {
  starts: {
    /** A person with one transcription. */
    start: async (context) => {
      const device = await newMember(context)
      const phone = newPhone('0004')
      await link(context, context.session(), phone)
      await deliver(context, phone, { content: 'Vamos almoçar?' })
      const { data } = (await context.callAsOwn('GET', '/api/transcriptions')) as { data: Transcription[] }
      context.substitute(sealedRow(1).id, data[0]?.id ?? '')
      return { device }
    },
  },
  actors: {
    downloadSelected: {
      saved: NO_SETUP,
      unreadable: MOCKED,
      limited: MOCKED,
      unreachable: MOCKED,
      crashed: MOCKED,
    },
  },
}
