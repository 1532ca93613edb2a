import type { languageOfferMachine } from '#machines/language-offer/language-offer.machine.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

/** Texts in the offered language. */
export const languageOfferAssertions: AssertionsOf<typeof languageOfferMachine> = {
  offer: () => ({
    buttons: { 'Ler em português': 'enabled', 'Agora não': 'enabled' },
  }),
}
