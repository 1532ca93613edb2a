import { consentModel } from '#machines/consent/consent.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { consentGestures } from './consent.gestures.ts'
import { consentAssertions } from './consent.assertions.ts'
import { consentNetwork } from './consent.network.ts'

export const consent = flowTests({
  names: { pt: 'Escolhas de cookies', en: 'Cookie choices', es: 'Opciones de cookies', fr: 'Choix des cookies' },
  page: 'home',
  model: consentModel,
  gestures: consentGestures,
  assertions: consentAssertions,
  around: {
    'consent.open': 'the footer opens the choices',
  },
  networks: [consentNetwork],
  noBackend: 'the choice is kept on the device',
})
