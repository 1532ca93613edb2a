import type { languageOfferMachine } from '#machines/language-offer/language-offer.machine.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

/** In the words of the language that is offered. */
export const languageOfferAssertions: AssertionsOf<typeof languageOfferMachine> = {
  offer: () => ({
    buttons: { 'Ler em português': 'enabled', 'Agora não': 'enabled' },
  }),
}
