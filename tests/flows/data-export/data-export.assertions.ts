import type { dataExportMachine } from '#machines/data-export/data-export.machine.ts'
import { alertsOf, submitting } from '#tests/kit/assertions.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'
import { reauthenticationByCodeAssertion, reauthenticationAssertion } from '#tests/flows/kit/reauthentication.ts'

export const dataExportAssertions: AssertionsOf<typeof dataExportMachine> = {
  offered: (state) => ({
    alerts: alertsOf(state.context),
    buttons: submitting(state.hasTag('busy'), 'Pedir uma cópia', 'Pedindo...'),
  }),
  reauthentication: reauthenticationAssertion,
  reauthenticationByCode: reauthenticationByCodeAssertion,
  requested: () => ({
    statuses: ['Pedido recebido.'],
    buttons: { 'Pedir uma cópia': 'enabled' },
  }),
}
