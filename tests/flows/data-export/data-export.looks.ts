import type { dataExportMachine } from '#machines/data-export/data-export.machine.ts'
import { alertsOf, submitting } from '#tests/kit/looks.ts'
import type { LooksOf } from '#tests/kit/ui.ts'
import { proofLook } from '#tests/flows/kit/proof.ts'

export const dataExportLooks: LooksOf<typeof dataExportMachine> = {
  offered: (state) => ({
    alerts: alertsOf(state.context),
    buttons: submitting(state.hasTag('busy'), 'Pedir uma cópia', 'Pedindo...'),
  }),
  proof: proofLook,
  requested: () => ({
    statuses: ['Pedido feito. Você pode fechar esta página: avisamos por e-mail quando a cópia estiver pronta.'],
    buttons: { 'Pedir uma cópia': 'enabled' },
  }),
}
