import type { transcriptionDeletionMachine } from '#machines/transcription-deletion/transcription-deletion.machine.ts'
import { alertsOf } from '#tests/kit/assertions.ts'
import type { AssertionsOf, Assertion } from '#tests/kit/ui.ts'

const OFFER = { Desfazer: 'enabled', 'Tentar de novo': 'absent', Fechar: 'enabled' } as const
const NOTHING = { Desfazer: 'absent', 'Tentar de novo': 'absent', Fechar: 'absent' } as const

/** The text for one row, or for several. */
const statusByCount = (ids: readonly string[], one: string, several: string): Partial<Assertion> =>
  ids.length === 1 ? { statuses: [one] } : { statuses: [several] }

const deleted = (ids: readonly string[]) =>
  statusByCount(ids, 'Transcrição apagada.', 'Transcrições apagadas: {count}.')

export const transcriptionDeletionAssertions: AssertionsOf<typeof transcriptionDeletionMachine> = {
  idle: () => ({ statuses: [], buttons: NOTHING }),
  deleting: () => ({ statuses: ['Apagando...'], buttons: NOTHING }),
  deleted: ({ context: { last } }) => ({ ...deleted(last), buttons: OFFER }),
  undoPaused: ({ context: { last } }) => ({ ...deleted(last), buttons: OFFER }),
  restoring: ({ context: { last } }) => ({ ...deleted(last), buttons: { ...NOTHING, 'Desfazendo...': 'busy' } }),
  restored: ({ context: { last } }) => ({
    ...statusByCount(last, 'Transcrição recuperada.', 'Transcrições recuperadas: {count}.'),
    buttons: { ...NOTHING, Fechar: 'enabled' },
  }),
  failed: ({ context }) => ({
    alerts: alertsOf(context),
    statuses: ['Tudo está de volta na lista.'],
    buttons: { Desfazer: 'absent', 'Tentar de novo': 'enabled', Fechar: 'enabled' },
  }),
  restoreFailed: ({ context }) => ({
    alerts: alertsOf(context),
    statuses: ['O que você apagou continua apagado.'],
    buttons: {
      Desfazer: 'absent',
      'Tentar de novo': context.failure?.code === 'transcription.gone' ? 'absent' : 'enabled',
      Fechar: 'enabled',
    },
  }),
}
