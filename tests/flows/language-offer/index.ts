import { languageOfferModel } from '#machines/language-offer/language-offer.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { languageOfferActs } from './language-offer.acts.ts'
import { languageOfferLooks } from './language-offer.looks.ts'
import { languageOfferWires } from './language-offer.wire.ts'

export const languageOffer = flowTests({
  names: { pt: 'Oferta de idioma', en: 'Language offer', es: 'Oferta de idioma', fr: 'Proposition de langue' },
  page: 'home',
  model: languageOfferModel,
  acts: languageOfferActs,
  looks: languageOfferLooks,
  wires: languageOfferWires,
  unlived: 'the answer is kept on the device',
})
