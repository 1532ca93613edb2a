import type { privacySettingsModel } from '#machines/privacy-settings/privacy-settings.model.ts'
import { NOTHING_CHOSEN, ownDataWire } from './kit/own-data.ts'
import { CRASH, ok, OWN_WORDS, REJECTED } from './kit/replies.ts'
import type { WireOf } from './kit/wire.ts'

const { start, ...wire } = ownDataWire()

export const privacySettingsWire: WireOf<typeof privacySettingsModel> = {
  ...wire,
  starts: { nothingChosen: start },
  jobs: {
    saveSettings: {
      asks: 'POST /api/user/privacy-settings',
      sends: (input: object) => input,
      replies: {
        saved: ok({ settings: { ...NOTHING_CHOSEN, retention_days: 90, updated_at: '2026-11-20T12:00:00Z' } }),
        refused: REJECTED,
        unreachable: 'unreachable',
        inOwnWords: OWN_WORDS,
        crashed: CRASH,
      },
    },
  },
}
