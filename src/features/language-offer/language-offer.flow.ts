import { languageOfferMachine } from '#machines/language-offer/language-offer.machine.ts'
import { defineFindOffer, defineRememberAnswer } from './effects/language-offer.ts'
import { chooseLanguage, dismissOffer, languageToOffer } from '#src/place/device-language.ts'

export const languageOfferFlow = languageOfferMachine.provide({
  actors: {
    findOffer: defineFindOffer(languageToOffer),
    rememberLanguage: defineRememberAnswer(chooseLanguage),
    rememberDismissal: defineRememberAnswer(dismissOffer),
  },
})
