import type { privacySettingsModel } from '#machines/privacy-settings/privacy-settings.model.ts'
import { NO_SETUP, WITH_REVOKED_SESSION, MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { asNewMember } from '#tests/e2e/real-backend/kit/members.ts'

/** The stored value for each outcome. */
const ANSWERED: Readonly<Record<string, boolean>> = { 'saveSettings:on': true, 'saveSettings:reverted': false }

export const privacySettingsBackend: BackendOf<typeof privacySettingsModel> = {
  starts: { nothingChosen: asNewMember },
  actors: {
    saveSettings: {
      on: NO_SETUP,
      reverted: NO_SETUP,
      refused: WITH_REVOKED_SESSION,
      unreachable: MOCKED,
      withMessage: MOCKED,
      crashed: MOCKED,
    },
  },
  variants: [
    ({ from, step }) => {
      const isOn = ANSWERED[step.label]
      return isOn === undefined || isOn === from.snapshot.context.change.analytics
        ? null
        : 'the service stores what it is sent'
    },
  ],
}
