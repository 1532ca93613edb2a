import type { secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts'
import { fillIn } from '#tests/kit/gestures.ts'
import { reauthenticating } from '#tests/flows/kit/reauthentication.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const secondFactorGestures: GesturesOf<typeof secondFactorMachine> = {
  'factor.setUp': (ui) => ui.click('Ativar a verificação'),
  'reauthentication.submit': reauthenticating,
  'reauthentication.cancel': (ui) => ui.click('Voltar'),
  'signIn.again': (ui) => ui.click('Entrar de novo, sem senha'),
  'code.submit': async (ui, { values }, state) => {
    await fillIn(ui, values)
    if (state.matches('scanning')) await ui.click('Ativar')
    else await ui.click(state.context.purpose === 'removal' ? 'Desativar' : 'Criar')
  },
  'setup.cancel': (ui) => ui.click('Cancelar'),
  'codes.acknowledge': (ui) => ui.click('Já guardei'),
  'codes.renew': (ui) => ui.click('Criar outros códigos'),
  'factor.remove': (ui) => ui.click('Desativar'),
  'code.cancel': (ui) => ui.click('Cancelar'),
}
