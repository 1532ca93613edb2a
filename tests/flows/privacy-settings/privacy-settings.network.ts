import { privacySettingsModel } from '#machines/privacy-settings/privacy-settings.model.ts'
import { NOTHING_CHOSEN, ownDataNetwork } from '#tests/e2e/flows/kit/own-data.ts'
import { CRASH, ok, SERVICE_MESSAGE_REPLY, REJECTED } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const { saveSettings } = privacySettingsModel.outcomes
const { start, ...network } = ownDataNetwork('privacySettings')

export const privacySettingsNetwork: NetworkOf<typeof privacySettingsModel> = {
  ...network,
  pageRequests: { ...network.pageRequests, 'GET /api/user/privacy-settings': ok({ settings: NOTHING_CHOSEN }) },
  starts: { nothingChosen: start },
  actors: {
    saveSettings: {
      request: 'POST /api/user/privacy-settings',
      body: (input: object) => input,
      replies: {
        on: ok({ settings: saveSettings.on.ok }),
        reverted: ok({ settings: saveSettings.reverted.ok }),
        refused: REJECTED,
        unreachable: 'unreachable',
        withMessage: SERVICE_MESSAGE_REPLY,
        crashed: CRASH,
      },
    },
  },
}
