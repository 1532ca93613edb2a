import { transcribeSettingsModel } from '#machines/transcribe-settings/transcribe-settings.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { transcribeSettingsActs } from './transcribe-settings.acts.ts'
import { transcribeSettingsLooks } from './transcribe-settings.looks.ts'
import { transcribeSettingsWire } from './transcribe-settings.wire.ts'

export const transcribeSettings = flowTests({
  names: {
    pt: 'Ajustes do Transcribe',
    en: 'Transcribe settings',
    es: 'Ajustes de Transcribe',
    fr: 'Réglages de Transcribe',
  },
  page: 'transcribeSettings',
  model: transcribeSettingsModel,
  acts: transcribeSettingsActs,
  looks: transcribeSettingsLooks,
  wires: [transcribeSettingsWire],
})
