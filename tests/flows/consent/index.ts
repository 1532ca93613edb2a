import { consentModel } from '#machines/consent/consent.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { consentActs } from './consent.acts.ts'
import { consentLooks } from './consent.looks.ts'
import { consentWire } from './consent.wire.ts'

export const consent = flowTests({
  names: { pt: 'Escolha de cookies', en: 'Cookie choices', es: 'Elección de cookies', fr: 'Choix des cookies' },
  page: 'home',
  model: consentModel,
  acts: consentActs,
  looks: consentLooks,
  around: {
    'consent.open': 'the footer opens the choices',
  },
  wires: [consentWire],
  unlived: 'the choice is kept on the device',
})
