import { transcribeSettingsModel } from '#machines/transcribe-settings/transcribe-settings.model.ts'
import { AS_ARRANGED, PLAYED } from '#tests/e2e/real-backend/kit/ends.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { newMember } from '#tests/e2e/real-backend/kit/members.ts'
import { link } from '#tests/e2e/real-backend/kit/messaging.ts'
import { newPhone } from '#tests/e2e/real-backend/kit/unique.ts'

const { retention_days } = transcribeSettingsModel.inputs.stored.choices

export const transcribeSettingsBackend: BackendOf<typeof transcribeSettingsModel> = {
  starts: {
    stored: async (world) => {
      const device = await newMember(world)
      await link(world, world.own(), newPhone('0001'))
      await world.asOwn('POST', '/api/user/privacy-settings', { retention_days })
      return { device }
    },
  },
  jobs: {
    // The person has no transcriptions yet.
    countRemoved: { none: AS_ARRANGED, some: PLAYED, unreachable: PLAYED, crashed: PLAYED },
    saveSettings: { saved: AS_ARRANGED, countOutdated: PLAYED, unreachable: PLAYED, crashed: PLAYED },
  },
}
