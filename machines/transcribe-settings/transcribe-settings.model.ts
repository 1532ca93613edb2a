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
}

export const transcribeSettingsModel = {
  machine: transcribeSettingsMachine,
  inputs: { stored: { choices } },
  person: [
    { case: 'short', event: { type: 'settings.change', changes: { summary: 'short' } } },
    { case: 'full', event: { type: 'settings.change', changes: { summary: 'full' } } },
    { case: 'english', event: { type: 'settings.change', changes: { output_language: 'en' } } },
    { event: { type: 'settings.save' } },
    { event: { type: 'settings.revert' } },
  ],
  environment: [],
  streams: {},
  outcomes: {
    saveSettings: { saved: { ok: undefined }, unreachable: UNREACHABLE, crashed: CRASHED },
  },
} satisfies ModelOf<typeof transcribeSettingsMachine>
