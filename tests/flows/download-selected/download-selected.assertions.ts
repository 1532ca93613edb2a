import type { downloadSelectedMachine } from '#machines/download-selected/download-selected.machine.ts'
import { alertsOf } from '#tests/kit/assertions.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

export const downloadSelectedAssertions: AssertionsOf<typeof downloadSelectedMachine> = {
  offered: ({ context }) => ({ alerts: alertsOf(context), statuses: [], buttons: { Baixar: 'enabled' } }),
  saving: () => ({ statuses: [], buttons: { Baixar: 'absent', 'Baixando...': 'busy' } }),
  saved: () => ({ statuses: ['Arquivo salvo neste aparelho.'], buttons: { Baixar: 'enabled' } }),
}
