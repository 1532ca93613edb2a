import type { readingMachine } from '#machines/reading/reading.machine.ts'
import { sayingOf, submitting } from '#tests/kit/assertions.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

export const readingAssertions: AssertionsOf<typeof readingMachine> = {
  loading: () => ({ statuses: ['Carregando...'], buttons: { 'Tentar de novo': 'absent' } }),
  failed: ({ context: { failure } }) => ({
    statuses: failure === null ? [] : [sayingOf(failure)],
    buttons: { 'Tentar de novo': 'enabled', 'Mostrar mais': 'absent' },
  }),
  ready: (state) => {
    const { data, failure } = state.context
    // Whatever is being read, more cannot be asked for: a press would be lost.
    const more = state.matches('refreshing')
      ? { 'Mostrar mais': 'busy' as const }
      : submitting(state.matches('growing'), 'Mostrar mais', 'Carregando...')
    return {
      shows: [`lido: ${String(data)}`],
      // How much of the list is there.
      statuses: [...(failure === null ? [] : [sayingOf(failure)]), 'Mostrando {shown} de {total}'],
      buttons: {
        'Tentar de novo': failure === null ? 'absent' : 'enabled',
        ...more,
      },
    }
  },
}
