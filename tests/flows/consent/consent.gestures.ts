import type { consentMachine } from '#machines/consent/consent.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const consentGestures: GesturesOf<typeof consentMachine> = {
  'consent.accept': (ui) => ui.press('Aceitar'),
  'consent.refuse': (ui) => ui.press('Recusar'),
  'consent.choose': (ui) => ui.press('Escolher'),
  'choice.save': async (ui, { statistics }) => {
    await ui.check('statistics', statistics)
    await ui.press('Salvar escolha')
  },
  'choice.cancel': (ui) => ui.press('Voltar'),
}
