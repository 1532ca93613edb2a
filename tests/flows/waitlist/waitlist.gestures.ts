import type { waitlistMachine } from '#machines/waitlist/waitlist.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const waitlistGestures: GesturesOf<typeof waitlistMachine> = {
  'form.submit': async (ui, { values }) => {
    await ui.fill('email', values['email'] ?? '')
    await ui.check('consent', values['consent'] === 'accepted')
    await ui.click('Entrar na lista')
  },
  'form.again': async (ui) => {
    const isJoined = (await ui.view()) === 'joined'
    await ui.click(isJoined ? 'Usar outro e-mail' : 'Entrar na lista de novo')
  },
  'entry.confirm': (ui) => ui.click('Confirmar meu lugar'),
  'entry.leave': (ui) => ui.click('Sair da lista'),
}
