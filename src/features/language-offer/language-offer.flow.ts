import { languageOfferMachine } from '#machines/language-offer/language-offer.machine.ts'
import { defineFindOffer } from './effects/find-offer.ts'
import { defineRememberAnswer } from './effects/remember-answer.ts'
import { chooseLanguage, dismissOffer, offeredLanguage } from '#src/lib/device-language.ts'
import { provide } from '#src/flow-runtime/provide.ts'

export const languageOfferFlow = provide(languageOfferMachine, {
  findOffer: defineFindOffer(offeredLanguage),
  rememberLanguage: defineRememberAnswer(chooseLanguage),
  rememberDismissal: defineRememberAnswer(dismissOffer),
})
