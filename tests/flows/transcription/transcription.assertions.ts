import type { transcriptionMachine } from '#machines/transcription/transcription.machine.ts'
import { alertsOf } from '#tests/kit/assertions.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

const SEALED = { Copiar: 'absent', Ocultar: 'absent' } as const
const SHUT = { Abrir: 'absent', Ocultar: 'enabled', Apagar: 'enabled' } as const

export const transcriptionAssertions: AssertionsOf<typeof transcriptionMachine> = {
  locked: () => ({ buttons: { ...SEALED, Abrir: 'enabled', Apagar: 'enabled' } }),
  decrypting: () => ({ buttons: { ...SEALED, 'Abrindo...': 'busy', Apagar: 'absent' } }),
  readable: ({ context: { opened } }) => ({
    texts: ['Resumo', 'Texto'],
    shows:
      opened === null
        ? []
        : [opened.decrypted_content, opened.decrypted_summary?.text ?? '', opened.decrypted_summary?.meeting ?? ''],
    buttons: { ...SHUT, Copiar: 'enabled', Mais: 'enabled', 'Baixar texto': 'absent', Apagar: 'absent' },
  }),
  unavailable: ({ context: { item } }) => ({
    texts: item.content === null ? ['error.transcription.unavailable'] : [],
    shows: item.content === null ? [] : [item.content],
    buttons: { ...SHUT, Copiar: 'absent' },
  }),
  empty: () => ({ texts: ['error.transcription.empty'], buttons: { ...SHUT, Copiar: 'absent' } }),
  failed: ({ context }) => ({
    texts: ['error.transcription.decryptFailed'],
    alerts: alertsOf(context),
    buttons: { ...SHUT, 'Tentar de novo': 'enabled' },
  }),
  sample: () => ({
    texts: [
      'Exemplo',
      'error.transcription.sample',
      'Oi! A reunião ficou para quinta-feira, às 15h, no escritório. Pode levar a proposta?',
    ],
    buttons: { ...SHUT, 'Tentar de novo': 'enabled' },
  }),
}
