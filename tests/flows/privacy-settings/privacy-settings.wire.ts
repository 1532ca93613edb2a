import { privacySettingsModel } from '#machines/privacy-settings/privacy-settings.model.ts'
import { ownDataWire } from '#tests/e2e/flows/kit/own-data.ts'
import { CRASH, ok, OWN_WORDS, REJECTED } from '#tests/e2e/flows/kit/replies.ts'
import type { WireOf } from '#tests/e2e/flows/kit/wire.ts'

const { saveSettings } = privacySettingsModel.outcomes
const { start, ...wire } = ownDataWire()

export const privacySettingsWire: WireOf<typeof privacySettingsModel> = {
  ...wire,
  starts: { nothingChosen: start },
  jobs: {
    saveSettings: {
      asks: 'POST /api/user/privacy-settings',
      sends: (input: object) => input,
      replies: {
        on: ok({ settings: saveSettings.on.ok }),
        takenBack: ok({ settings: saveSettings.takenBack.ok }),
        refused: REJECTED,
        unreachable: 'unreachable',
        inOwnWords: OWN_WORDS,
        crashed: CRASH,
      },
    },
  },
}
