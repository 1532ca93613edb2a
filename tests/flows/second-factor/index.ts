import { secondFactorModel } from '#machines/second-factor/second-factor.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { secondFactorAssertions } from './second-factor.assertions.ts'
import { secondFactorGestures } from './second-factor.gestures.ts'
import { secondFactorNetworks } from './second-factor.network.ts'

export const secondFactor = flowTests({
  names: {
    pt: 'Verificação em duas etapas',
    en: 'Two-step verification',
    es: 'Verificación en dos pasos',
    fr: 'Validation en deux étapes',
  },
  page: 'securitySettings',
  model: secondFactorModel,
  gestures: secondFactorGestures,
  assertions: secondFactorAssertions,
  networks: secondFactorNetworks,
})
