import { personalDataModel } from '#machines/personal-data/personal-data.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { personalDataActs } from './personal-data.acts.ts'
import { personalDataLooks } from './personal-data.looks.ts'
import { personalDataWire } from './personal-data.wire.ts'

export const personalData = flowTests({
  names: { pt: 'Dados pessoais', en: 'Personal data', es: 'Datos personales', fr: 'Données personnelles' },
  page: 'accountSettings',
  model: personalDataModel,
  acts: personalDataActs,
  looks: personalDataLooks,
  wires: [personalDataWire],
})
