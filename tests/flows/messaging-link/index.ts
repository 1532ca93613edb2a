import { messagingLinkModel } from '#machines/messaging-link/messaging-link.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { messagingLinkActs } from './messaging-link.acts.ts'
import { messagingLinkLooks } from './messaging-link.looks.ts'
import { messagingLinkWires } from './messaging-link.wire.ts'

export const messagingLink = flowTests({
  names: { pt: 'Vincular o número', en: 'Link the number', es: 'Vincular el número', fr: 'Associer le numéro' },
  page: 'transcribeSettings',
  model: messagingLinkModel,
  acts: messagingLinkActs,
  looks: messagingLinkLooks,
  wires: messagingLinkWires,
})
