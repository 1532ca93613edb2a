import type { languageOfferMachine } from '#machines/language-offer/language-offer.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const languageOfferGestures: GesturesOf<typeof languageOfferMachine> = {
  'offer.accept': (ui) => ui.click('Ler em português'),
  'offer.dismiss': (ui) => ui.click('Agora não'),
}
