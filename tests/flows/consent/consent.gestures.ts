import type { consentMachine } from '#machines/consent/consent.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const consentGestures: GesturesOf<typeof consentMachine> = {
  'consent.accept': (ui) => ui.click('Aceitar'),
  'consent.refuse': (ui) => ui.click('Recusar'),
  'consent.choose': (ui) => ui.click('Escolher'),
  'choice.save': async (ui, { statistics }) => {
    await ui.check('statistics', statistics)
    await ui.click('Salvar escolha')
  },
  'choice.cancel': (ui) => ui.click('Voltar'),
}
