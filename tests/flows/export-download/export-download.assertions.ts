import type { exportDownloadMachine } from '#machines/export-download/export-download.machine.ts'
import { alertsOf, submitting } from '#tests/kit/assertions.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

export const exportDownloadAssertions: AssertionsOf<typeof exportDownloadMachine> = {
  offered: (state) => ({
    alerts: alertsOf(state.context),
    buttons: submitting(state.hasTag('busy'), 'Baixar a cópia', 'Baixando...'),
  }),
  saved: () => ({ statuses: ['Arquivo salvo neste aparelho.'], buttons: { 'Baixar a cópia': 'enabled' } }),
}
