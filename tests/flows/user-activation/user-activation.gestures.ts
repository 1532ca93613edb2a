import type { userActivationMachine } from '#machines/user-activation/user-activation.machine.ts'
import { fillIn } from '#tests/kit/gestures.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const userActivationGestures: GesturesOf<typeof userActivationMachine> = {
  'activation.ask': {
    perform: (ui, _, { context }) => ui.click(context.user.isActive ? 'Desativar' : 'Ativar'),
    where: ({ context }) => !context.isOwn,
  },
  'activation.confirm': async (ui, { values }, { context: { user } }) => {
    await fillIn(ui, values, user.isActive ? ['reason', 'note'] : ['note'])
    await ui.click(user.isActive ? 'Desativar conta' : 'Ativar conta')
  },
  'activation.cancel': (ui) => ui.click('Cancelar'),
}
