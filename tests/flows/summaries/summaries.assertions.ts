import type { summariesMachine } from '#machines/summaries/summaries.machine.ts'
import { alertsOf } from '#tests/kit/assertions.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

const SHOW = 'Mostrar os resumos'
const HIDE = 'Ocultar os resumos'

export const summariesAssertions: AssertionsOf<typeof summariesMachine> = {
  hidden: () => ({ buttons: { [SHOW]: 'enabled', [HIDE]: 'absent' } }),
  decrypting: () => ({ buttons: { 'Abrindo os resumos...': 'busy', [SHOW]: 'absent', [HIDE]: 'enabled' } }),
  shown: () => ({
    statuses: ['Resumos à vista, só nesta aba.'],
    buttons: { [SHOW]: 'absent', [HIDE]: 'enabled' },
  }),
  failed: ({ context }) => ({
    alerts: alertsOf(context),
    buttons: { 'Tentar de novo': 'enabled', [SHOW]: 'absent', [HIDE]: 'enabled' },
  }),
}
