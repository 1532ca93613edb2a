import { privacySettingsModel } from '#machines/privacy-settings/privacy-settings.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { privacySettingsGestures } from './privacy-settings.gestures.ts'
import { privacySettingsAssertions } from './privacy-settings.assertions.ts'
import { privacySettingsNetwork } from './privacy-settings.network.ts'

export const privacySettings = flowTests({
  names: {
    pt: 'Escolhas de privacidade',
    en: 'Privacy choices',
    es: 'Opciones de privacidad',
    fr: 'Choix de confidentialité',
  },
  page: 'privacySettings',
  model: privacySettingsModel,
  gestures: privacySettingsGestures,
  assertions: privacySettingsAssertions,
  networks: [privacySettingsNetwork],
})
