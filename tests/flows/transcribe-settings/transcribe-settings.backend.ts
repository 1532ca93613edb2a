import type { transcribeSettingsModel } from '#machines/transcribe-settings/transcribe-settings.model.ts'
import { NO_SETUP, MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { newMember } from '#tests/e2e/real-backend/kit/members.ts'
import { link } from '#tests/e2e/real-backend/kit/messaging.ts'
import { newPhone } from '#tests/e2e/real-backend/kit/unique.ts'

export const transcribeSettingsBackend: BackendOf<typeof transcribeSettingsModel> = {
  starts: {
    stored: async (context) => {
      const device = await newMember(context)
      await link(context, context.session(), newPhone('0001'))
      return { device }
    },
  },
  actors: {
    saveSettings: { saved: NO_SETUP, unreachable: MOCKED, crashed: MOCKED },
  },
}
