import type { privacySettingsModel } from '#machines/privacy-settings/privacy-settings.model.ts'
import { AS_ARRANGED, ENDED, PLAYED } from './kit/ends.ts'
import type { LivedOf } from './kit/lived.ts'
import { asNewMember } from './kit/members.ts'

export const privacySettingsLived: LivedOf<typeof privacySettingsModel> = {
  starts: { nothingChosen: asNewMember },
  jobs: {
    saveSettings: { saved: AS_ARRANGED, refused: ENDED, unreachable: PLAYED, inOwnWords: PLAYED, crashed: PLAYED },
  },
  worlds: [
    // The model's service takes back what was chosen; the real one keeps it.
    ({ from, step }) =>
      step.label === 'setting.change:analytics' && from.snapshot.context.settings.updated_at !== null
        ? 'what was switched on is on'
        : null,
  ],
}
