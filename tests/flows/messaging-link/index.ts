import { messagingLinkModel } from '#machines/messaging-link/messaging-link.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { messagingLinkGestures } from './messaging-link.gestures.ts'
import { messagingLinkAssertions } from './messaging-link.assertions.ts'
import { messagingLinkNetworks } from './messaging-link.network.ts'

export const messagingLink = flowTests({
  names: { pt: 'Vincular o número', en: 'Link the number', es: 'Vincular el número', fr: 'Associer le numéro' },
  page: 'transcribeSettings',
  model: messagingLinkModel,
  gestures: messagingLinkGestures,
  assertions: messagingLinkAssertions,
  networks: messagingLinkNetworks,
})
