import type { personalDataMachine } from '#machines/personal-data/personal-data.machine.ts'
import { alertsOf, submitting } from '#tests/kit/assertions.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

export const personalDataAssertions: AssertionsOf<typeof personalDataMachine> = {
  form: (state) => ({
    alerts: alertsOf(state.context),
    statuses: state.matches({ editing: 'saved' }) ? ['Tudo salvo.'] : [],
    buttons: {
      ...(state.hasTag('unsaved')
        ? submitting(state.hasTag('busy'), 'Salvar', 'Salvando...')
        : { Salvar: 'busy' as const }),
      'Ficar com o que está salvo': 'absent',
    },
  }),
  conflict: ({ context: { user } }) => ({
    statuses: ['Estes dados mudaram em outro lugar enquanto você escrevia. O que está salvo agora:'],
    shows: [user.name, user.profile?.company ?? ''],
    buttons: { 'Salvar o que escrevi': 'enabled', 'Ficar com o que está salvo': 'enabled', Salvar: 'absent' },
  }),
}
