import type { Transcription } from '#contracts/api/transcriptions.ts'
import type { summariesModel } from '#machines/summaries/summaries.model.ts'
import { transcriptionModel } from '#machines/transcription/transcription.model.ts'
import { sealedRow } from '#tests/e2e/flows/kit/replies.ts'
import { AS_ARRANGED, PLAYED } from '#tests/e2e/real-backend/kit/ends.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { newMember } from '#tests/e2e/real-backend/kit/members.ts'
import { deliver, link } from '#tests/e2e/real-backend/kit/messaging.ts'
import { newPhone } from '#tests/e2e/real-backend/kit/unique.ts'
import type { World } from '#tests/e2e/real-backend/kit/world.ts'

const { decrypted_content: content, decrypted_summary: summary } = transcriptionModel.outcomes.decrypt.readable.ok

/** A person with one transcription. */
const receive = async (world: World) => {
  const device = await newMember(world)
  const phone = newPhone('0002')
  await link(world, world.own(), phone)
  await deliver(world, phone, { content, summary })
  const { data } = (await world.asOwn('GET', '/api/transcriptions')) as { data: Transcription[] }
  const listed = sealedRow(1)
  world.name(listed.id, data[0]?.id ?? '')
  return { device }
}

export const summariesBackend: BackendOf<typeof summariesModel> = {
  starts: { first: receive, again: { beyond: 'the list that is come back to: tests/e2e/account.spec.ts' } },
  jobs: {
    decryptPage: {
      opened: AS_ARRANGED,
      unreadable: PLAYED,
      unreachable: PLAYED,
      limited: PLAYED,
      crashed: PLAYED,
    },
  },
}
