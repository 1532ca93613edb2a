import { transcribeSettingsModel } from '#machines/transcribe-settings/transcribe-settings.model.ts'
import { CRASH, STORED_SESSION } from '#tests/e2e/flows/kit/replies.ts'
import { configuredAs, WITH_NUMBER } from '#tests/e2e/flows/kit/transcribe.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const stored = configuredAs(transcribeSettingsModel.inputs.stored.choices)

export const transcribeSettingsNetwork: NetworkOf<typeof transcribeSettingsModel> = {
  starts: { stored: { route: 'transcribeSettings', device: STORED_SESSION } },
  actors: {
    saveSettings: {
      request: 'PUT /api/user/service-configurations',
      body: ({ changes }: { changes: object }) => ({ transcribe: changes }),
      replies: {
        saved: stored,
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
  },
  environment: {},
  pageRequests: { ...WITH_NUMBER, 'GET /api/user/service-configurations': stored },
}
