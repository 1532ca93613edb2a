import type { PrivacySettings } from '#contracts/api/privacy-settings.ts'
import type { Failure } from '#contracts/errors.ts'
import type { ModelOf } from '../kit/model.ts'
import { CRASHED, SERVICE_MESSAGE, UNREACHABLE } from '../kit/samples.ts'
import { privacySettingsMachine } from './privacy-settings.machine.ts'

const NOTHING_CHOSEN: PrivacySettings = {
  analytics: false,
  retention_days: null,
  updated_at: null,
  history: [],
}

const TURNED_ON: PrivacySettings = {
  analytics: true,
  retention_days: 30,
  updated_at: '2026-11-20T12:00:00Z',
  history: [{ setting: 'analytics', is_on: true, changed_at: '2026-11-20T11:59:58Z' }],
}

export const privacySettingsModel = {
  machine: privacySettingsMachine,
  inputs: { nothingChosen: { settings: NOTHING_CHOSEN } },
  person: [
    { case: 'on', event: { type: 'setting.change', change: { analytics: true } } },
    { case: 'off', event: { type: 'setting.change', change: { analytics: false } } },
  ],
  environment: [],
  streams: {},
  outcomes: {
    saveSettings: {
      on: { ok: TURNED_ON },
      // Changed elsewhere meanwhile: another setting on, and this one off again.
      reverted: { ok: { ...NOTHING_CHOSEN, retention_days: 90, updated_at: '2026-11-20T12:30:00Z' } },
      refused: { fail: { code: 'auth.unauthenticated' } satisfies Failure },
      unreachable: UNREACHABLE,
      withMessage: SERVICE_MESSAGE,
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof privacySettingsMachine>
