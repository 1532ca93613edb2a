import type { languageOfferMachine } from '#machines/language-offer/language-offer.machine.ts'
import type { ActsOf } from '#tests/kit/ui.ts'

export const languageOfferActs: ActsOf<typeof languageOfferMachine> = {
  'offer.accept': (ui) => ui.press('Mudar para português'),
  'offer.dismiss': (ui) => ui.press('Agora não'),
}
