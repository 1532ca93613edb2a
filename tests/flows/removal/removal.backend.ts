import type { Transcription } from '#contracts/api/transcriptions.ts'
import { sealedRow } from '#tests/e2e/flows/kit/replies.ts'
import { AS_ARRANGED, PLAYED } from '#tests/e2e/real-backend/kit/ends.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { newMember } from '#tests/e2e/real-backend/kit/members.ts'
import { deliver, link } from '#tests/e2e/real-backend/kit/messaging.ts'
import { newPhone } from '#tests/e2e/real-backend/kit/unique.ts'
import type { World } from '#tests/e2e/real-backend/kit/world.ts'
import { noOtherRow, type playedModel } from './removal.network.ts'

/** A person with one transcription. */
const receive = async (world: World) => {
  const device = await newMember(world)
  const phone = newPhone('0003')
  await link(world, world.own(), phone)
  await deliver(world, phone, { content: 'Vamos almoçar na sexta?' })
  const { data } = (await world.asOwn('GET', '/api/transcriptions')) as { data: Transcription[] }
  world.name(sealedRow(1).id, data[0]?.id ?? '')
  return { device }
}

export const removalBackend: BackendOf<typeof playedModel> = {
  starts: { start: receive },
  jobs: {
    remove: { removed: AS_ARRANGED, before: PLAYED, unreachable: PLAYED, crashed: PLAYED },
    restore: { restored: AS_ARRANGED, late: PLAYED, unreachable: PLAYED, crashed: PLAYED },
  },
  worlds: [noOtherRow],
}
