import type { languageOfferMachine } from '#machines/language-offer/language-offer.machine.ts'
import type { LooksOf } from '#tests/kit/ui.ts'

/** In the words of the language that is offered. */
export const languageOfferLooks: LooksOf<typeof languageOfferMachine> = {
  offer: () => ({
    says: ['Prefere ler em português?'],
    buttons: { 'Mudar para português': 'enabled', 'Agora não': 'enabled' },
  }),
}
