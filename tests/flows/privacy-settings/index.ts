import { privacySettingsModel } from '#machines/privacy-settings/privacy-settings.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { privacySettingsActs } from './privacy-settings.acts.ts'
import { privacySettingsLooks } from './privacy-settings.looks.ts'
import { privacySettingsWire } from './privacy-settings.wire.ts'

export const privacySettings = flowTests({
  names: {
    pt: 'Escolhas de privacidade',
    en: 'Privacy choices',
    es: 'Opciones de privacidad',
    fr: 'Choix de confidentialité',
  },
  page: 'accountSettings',
  model: privacySettingsModel,
  acts: privacySettingsActs,
  looks: privacySettingsLooks,
  wires: [privacySettingsWire],
})
