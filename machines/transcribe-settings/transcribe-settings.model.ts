import type { Failure } from '#contracts/errors.ts'
import type { ModelOf } from '../kit/model.ts'
import { CRASHED, UNREACHABLE } from '../kit/samples.ts'
import type { Choices } from './choices.ts'
import { transcribeSettingsMachine } from './transcribe-settings.machine.ts'

const choices: Choices = {
  output_language: 'same',
  summary: 'full',
  extract_details: true,
  reply: 'textAndSummary',
  in_groups: false,
  is_paused: false,
  retention_days: 45,
}

export const transcribeSettingsModel = {
  machine: transcribeSettingsMachine,
  inputs: { stored: { choices } },
  person: [
    { case: 'shorter', event: { type: 'settings.change', changes: { summary: 'short', retention_days: 30 } } },
    { case: 'week', event: { type: 'settings.change', changes: { retention_days: 7 } } },
    { event: { type: 'settings.save' } },
    { event: { type: 'settings.revert' } },
    { event: { type: 'loss.accept' } },
    { event: { type: 'loss.refuse' } },
  ],
  environment: [],
  streams: {},
  outcomes: {
    countRemoved: {
      none: { ok: 0 },
      some: { ok: 12 },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
    saveSettings: {
      saved: { ok: undefined },
      countOutdated: { fail: { code: 'request.conflict' } satisfies Failure },
      unreachable: UNREACHABLE,
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof transcribeSettingsMachine>
