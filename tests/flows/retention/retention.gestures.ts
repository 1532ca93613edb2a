import type { retentionMachine } from '#machines/retention/retention.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const retentionGestures: GesturesOf<typeof retentionMachine> = {
  'retention.choose': {
    perform: (ui, { days }) => ui.fill('retention_days', String(days ?? 'forever')),
    // The current choice cannot be chosen again: where that would change something, it is left out.
    where: ({ context: { draft, saved } }, { days }) => days !== draft || days === saved,
  },
  'retention.save': (ui) => ui.press('Salvar prazo'),
  'retention.revert': (ui) => ui.press('Desfazer as mudanças'),
  'deletion.confirm': (ui) => ui.press('Salvar e apagar'),
  'deletion.cancel': (ui) => ui.press('Voltar sem salvar'),
}
