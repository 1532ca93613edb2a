import { personalDataModel } from '#machines/personal-data/personal-data.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { personalDataGestures } from './personal-data.gestures.ts'
import { personalDataAssertions } from './personal-data.assertions.ts'
import { personalDataNetwork } from './personal-data.network.ts'

export const personalData = flowTests({
  names: { pt: 'Dados pessoais', en: 'Personal data', es: 'Datos personales', fr: 'Données personnelles' },
  page: 'accountSettings',
  model: personalDataModel,
  gestures: personalDataGestures,
  assertions: personalDataAssertions,
  networks: [personalDataNetwork],
})
