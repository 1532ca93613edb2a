import type { languageMachine } from '#machines/language/language.machine.ts'
import type { ActsOf } from '#tests/kit/ui.ts'

export const languageActs: ActsOf<typeof languageMachine> = {
  'offer.accept': (ui) => ui.press('Mudar para português'),
  'offer.dismiss': (ui) => ui.press('Agora não'),
}
