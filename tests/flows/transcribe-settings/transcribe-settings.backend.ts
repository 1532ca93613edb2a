import { transcribeSettingsModel } from '#machines/transcribe-settings/transcribe-settings.model.ts'
import { NO_SETUP, MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { newMember } from '#tests/e2e/real-backend/kit/members.ts'
import { link } from '#tests/e2e/real-backend/kit/messaging.ts'
import { newPhone } from '#tests/e2e/real-backend/kit/unique.ts'

const { retention_days } = transcribeSettingsModel.inputs.stored.choices

export const transcribeSettingsBackend: BackendOf<typeof transcribeSettingsModel> = {
  starts: {
    stored: async (world) => {
      const device = await newMember(world)
      await link(world, world.session(), newPhone('0001'))
      await world.callAsOwn('POST', '/api/user/privacy-settings', { retention_days })
      return { device }
    },
  },
  actors: {
    // The person has no transcriptions yet.
    countRemoved: { none: NO_SETUP, some: MOCKED, unreachable: MOCKED, crashed: MOCKED },
    saveSettings: { saved: NO_SETUP, countOutdated: MOCKED, unreachable: MOCKED, crashed: MOCKED },
  },
}
