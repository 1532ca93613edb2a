import { languageOfferModel } from '#machines/language-offer/language-offer.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { languageOfferGestures } from './language-offer.gestures.ts'
import { languageOfferAssertions } from './language-offer.assertions.ts'
import { languageOfferNetworks } from './language-offer.network.ts'

export const languageOffer = flowTests({
  names: { pt: 'Oferta de idioma', en: 'Language offer', es: 'Oferta de idioma', fr: 'Proposition de langue' },
  page: 'home',
  model: languageOfferModel,
  gestures: languageOfferGestures,
  assertions: languageOfferAssertions,
  networks: languageOfferNetworks,
  noBackend: 'the answer is kept on the device',
})
