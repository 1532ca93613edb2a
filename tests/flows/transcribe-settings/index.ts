import { transcribeSettingsModel } from '#machines/transcribe-settings/transcribe-settings.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { transcribeSettingsGestures } from './transcribe-settings.gestures.ts'
import { transcribeSettingsAssertions } from './transcribe-settings.assertions.ts'
import { transcribeSettingsNetwork } from './transcribe-settings.network.ts'

export const transcribeSettings = flowTests({
  names: {
    pt: 'Ajustes do Transcribe',
    en: 'Transcribe settings',
    es: 'Ajustes de Transcribe',
    fr: 'Réglages de Transcribe',
  },
  page: 'transcribeSettings',
  model: transcribeSettingsModel,
  gestures: transcribeSettingsGestures,
  assertions: transcribeSettingsAssertions,
  networks: [transcribeSettingsNetwork],
})
