import type { secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts'
import { fillIn } from '#tests/kit/gestures.ts'
import { reauthenticating } from '#tests/flows/kit/reauthentication.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const secondFactorGestures: GesturesOf<typeof secondFactorMachine> = {
  'factor.setUp': (ui) => ui.press('Ativar a verificação em duas etapas'),
  'reauthentication.submit': reauthenticating,
  'reauthentication.cancel': (ui) => ui.press('Voltar'),
  'signIn.again': (ui) => ui.press('Entrar de novo, sem senha'),
  'code.submit': async (ui, { values }, state) => {
    await fillIn(ui, values)
    if (state.matches('scanning')) await ui.press('Ativar')
    else await ui.press(state.context.purpose === 'removal' ? 'Desativar' : 'Criar')
  },
  'setup.cancel': (ui) => ui.press('Cancelar'),
  'codes.acknowledge': (ui) => ui.press('Já guardei'),
  'codes.renew': (ui) => ui.press('Criar outros códigos'),
  'factor.remove': (ui) => ui.press('Desativar'),
  'code.cancel': (ui) => ui.press('Cancelar'),
}
