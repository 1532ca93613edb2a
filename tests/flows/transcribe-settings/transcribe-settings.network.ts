import { transcribeSettingsModel } from '#machines/transcribe-settings/transcribe-settings.model.ts'
import type { Choices } from '#machines/transcribe-settings/choices.ts'
import { ASIDE, CRASH, GOODBYE, ok, SESSION } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const stored = (choices: Choices) => ok({ configurations: { transcribe: { ...choices, updated_at: null } } })
const link = { status: 'active', phone_masked: '•••• 0001', last_message_at: null }

export const transcribeSettingsNetwork: NetworkOf<typeof transcribeSettingsModel> = {
  starts: { stored: { route: 'transcribeSettings', device: SESSION } },
  jobs: {
    countRemoved: {
      asks: 'GET /api/user/retention',
      isRepeated: true,
      replies: {
        none: ok({ removes: 0 }),
        some: ok({ removes: 12 }),
        unreachable: 'unreachable',
        crashed: CRASH,
      },
    },
    saveSettings: {
      asks: 'PUT /api/user/service-configurations',
      sends: ({ changes, removes }: { changes: object; removes: number | null }) => ({
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
  aside: {
    ...ASIDE,
    ...GOODBYE,
    'GET /api/services': ok({ services: [{ id: 'transcribe', availability: 'available', link }] }),
    'GET /api/user/service-configurations': stored(transcribeSettingsModel.inputs.stored.choices),
  },
}
