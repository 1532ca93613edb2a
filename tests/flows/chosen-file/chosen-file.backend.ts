import type { Transcription } from '#contracts/api/transcriptions.ts'
import { sealedRow } from '#tests/e2e/flows/kit/replies.ts'
import { AS_ARRANGED, PLAYED } from '#tests/e2e/real-backend/kit/ends.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { newMember } from '#tests/e2e/real-backend/kit/members.ts'
import { deliver, link } from '#tests/e2e/real-backend/kit/messaging.ts'
import { newPhone } from '#tests/e2e/real-backend/kit/unique.ts'
import type { playedModel } from './chosen-file.network.ts'

export const chosenFileBackend: BackendOf<typeof playedModel> = {
  starts: {
    /** A person with one transcription. */
    start: async (world) => {
      const device = await newMember(world)
      const phone = newPhone('0004')
      await link(world, world.own(), phone)
      await deliver(world, phone, { content: 'Vamos almoçar?' })
      const { data } = (await world.asOwn('GET', '/api/transcriptions')) as { data: Transcription[] }
      world.name(sealedRow(1).id, data[0]?.id ?? '')
      return { device }
    },
  },
  jobs: {
    saveChosen: {
      saved: AS_ARRANGED,
      unreadable: PLAYED,
      limited: PLAYED,
      unreachable: PLAYED,
      crashed: PLAYED,
    },
  },
}
