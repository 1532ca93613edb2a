import type { languageMachine } from '#machines/language/language.machine.ts'
import type { LooksOf } from '#tests/kit/ui.ts'

/** In the words of the language that is offered. */
export const languageLooks: LooksOf<typeof languageMachine> = {
  offer: () => ({
    says: ['Prefere ler em português?'],
    buttons: { 'Mudar para português': 'enabled', 'Agora não': 'enabled' },
  }),
}
