import type { privacySettingsModel } from '#machines/privacy-settings/privacy-settings.model.ts'
import { AS_ARRANGED, ENDED, PLAYED } from '#tests/e2e/real-backend/kit/ends.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { asNewMember } from '#tests/e2e/real-backend/kit/members.ts'

/** The stored value for each outcome. */
const ANSWERED: Readonly<Record<string, boolean>> = { 'saveSettings:on': true, 'saveSettings:takenBack': false }

export const privacySettingsBackend: BackendOf<typeof privacySettingsModel> = {
  starts: { nothingChosen: asNewMember },
  jobs: {
    saveSettings: {
      on: AS_ARRANGED,
      takenBack: AS_ARRANGED,
      refused: ENDED,
      unreachable: PLAYED,
      withMessage: PLAYED,
      crashed: PLAYED,
    },
  },
  worlds: [
    ({ from, step }) => {
      const isOn = ANSWERED[step.label]
      return isOn === undefined || isOn === from.snapshot.context.change.analytics
        ? null
        : 'the service keeps what it is told'
    },
  ],
}
