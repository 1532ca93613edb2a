import type { queryMachine } from '#machines/query/query.machine.ts'
import { failureTextOf, submitting } from '#tests/kit/assertions.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

export const queryAssertions: AssertionsOf<typeof queryMachine> = {
  loading: () => ({ statuses: ['Carregando...'], buttons: { 'Tentar de novo': 'absent' } }),
  failed: ({ context: { failure } }) => ({
    statuses: failure === null ? [] : [failureTextOf(failure)],
    buttons: { 'Tentar de novo': 'enabled', 'Mostrar mais': 'absent' },
  }),
  ready: (state) => {
    const { data, failure } = state.context
    // While the list is loading, the button for more rows is busy.
    const moreButton = state.matches('refreshing')
      ? { 'Mostrar mais': 'busy' as const }
      : submitting(state.matches('loadingMore'), 'Mostrar mais', 'Carregando...')
    return {
      shows: [`lido: ${String(data)}`],
      // The number of loaded rows.
      statuses: [...(failure === null ? [] : [failureTextOf(failure)]), 'Mostrando {shown} de {total}'],
      buttons: {
        'Tentar de novo': failure === null ? 'absent' : 'enabled',
        ...moreButton,
      },
    }
  },
}
