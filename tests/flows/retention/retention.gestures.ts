import type { retentionMachine } from '#machines/retention/retention.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const retentionGestures: GesturesOf<typeof retentionMachine> = {
  'retention.choose': {
    perform: (ui, { days }) => ui.fill('retention_days', String(days ?? 'forever')),
    // The current choice cannot be chosen again: where that would change something, it is left out.
    where: ({ context: { draft, saved } }, { days }) => days !== draft || days === saved,
  },
  'retention.save': (ui) => ui.click('Salvar prazo'),
  'retention.revert': (ui) => ui.click('Desfazer as mudanças'),
  'deletion.confirm': (ui) => ui.click('Salvar e apagar'),
  'deletion.cancel': (ui) => ui.click('Voltar sem salvar'),
}
