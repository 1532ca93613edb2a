import type { dataExportMachine } from '#machines/data-export/data-export.machine.ts'
import { alertsOf, submitting } from '#tests/kit/assertions.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'
import { codeProofAssertion, proofAssertion } from '#tests/flows/kit/proof.ts'

export const dataExportAssertions: AssertionsOf<typeof dataExportMachine> = {
  offered: (state) => ({
    alerts: alertsOf(state.context),
    buttons: submitting(state.hasTag('busy'), 'Pedir uma cópia', 'Pedindo...'),
  }),
  proof: proofAssertion,
  codeProof: codeProofAssertion,
  requested: () => ({
    statuses: ['Pedido recebido.'],
    buttons: { 'Pedir uma cópia': 'enabled' },
  }),
}
