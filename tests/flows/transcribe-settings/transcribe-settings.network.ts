import { transcribeSettingsModel } from '#machines/transcribe-settings/transcribe-settings.model.ts'
import type { Choices } from '#machines/transcribe-settings/choices.ts'
import { PAGE_REQUESTS, CRASH, SIGN_OUT_REQUESTS, ok, STORED_SESSION } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const stored = (choices: Choices) => ok({ configurations: { transcribe: { ...choices, updated_at: null } } })
const link = { status: 'active', phone_masked: '•••• 0001', last_message_at: null }

export const transcribeSettingsNetwork: NetworkOf<typeof transcribeSettingsModel> = {
  starts: { stored: { route: 'transcribeSettings', device: STORED_SESSION } },
  actors: {
    countRemoved: {
      request: 'GET /api/user/retention',
      isRetried: true,
      replies: {
        none: ok({ removes: 0 }),
        some: ok({ removes: 12 }),
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
    saveSettings: {
      request: 'PUT /api/user/service-configurations',
      body: ({ changes, removes }: { changes: object; removes: number | null }) => ({
        transcribe: changes,
        ...(removes !== null && { removes }),
      }),
      replies: {
        saved: stored(transcribeSettingsModel.inputs.stored.choices),
        countOutdated: { status: 409, json: { code: 'request.conflict' } },
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
  },
  environment: {},
  pageRequests: {
    ...PAGE_REQUESTS,
    ...SIGN_OUT_REQUESTS,
    'GET /api/services': ok({ services: [{ id: 'transcribe', availability: 'available', link }] }),
    'GET /api/user/service-configurations': stored(transcribeSettingsModel.inputs.stored.choices),
  },
}
