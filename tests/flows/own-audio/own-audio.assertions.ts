import type { ownAudioMachine } from '#machines/own-audio/own-audio.machine.ts'
import { alertsOf } from '#tests/kit/assertions.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

export const ownAudioAssertions: AssertionsOf<typeof ownAudioMachine> = {
  pick: (state) => ({
    heading: 'Escolha um áudio seu',
    alerts: alertsOf(state.context),
    buttons: { Cancelar: 'absent' },
  }),
  measuring: ({ context: { name } }) => ({
    heading: 'Medindo o seu áudio',
    shows: [name ?? ''],
    buttons: { Cancelar: 'enabled' },
  }),
  measured: ({ context: { name } }) => ({
    heading: 'Ouvir ou ler: quanto tempo leva',
    shows: [name ?? '', '0:04'],
    // Four seconds are too few to compare.
    texts: [
      'Com menos de 30 segundos, ler leva quase o mesmo tempo que ouvir. Experimente com um áudio mais comprido.',
    ],
    buttons: { 'Escolher outro áudio': 'enabled', 'Criar conta e transcrever': 'enabled' },
  }),
}
