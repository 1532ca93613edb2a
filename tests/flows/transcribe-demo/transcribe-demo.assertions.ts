import type { SnapshotFrom } from 'xstate'
import type { transcribeDemoMachine } from '#machines/transcribe-demo/transcribe-demo.machine.ts'
import type { Assertion, AssertionsOf } from '#tests/kit/ui.ts'
import { FIELDS } from './transcribe-demo.gestures.ts'

type State = SnapshotFrom<typeof transcribeDemoMachine>

/** A field can be clicked as soon as its sentence is complete. */
const fields = ({ context }: State): Assertion['buttons'] =>
  Object.fromEntries(
    FIELDS.map((name, passage) => [name, context.word >= (context.ends[passage] ?? Infinity) ? 'enabled' : 'disabled']),
  )

const demoView = (state: State, statuses: string[], buttons: Assertion['buttons']): Partial<Assertion> => ({
  texts: ['Resumo'],
  statuses,
  buttons: { ...fields(state), ...buttons },
})

const statusOf = (state: State): string[] => {
  if (state.matches('loading')) return ['Buscando o áudio...']
  return state.context.isSilent ? ['Sem som, no mesmo ritmo.'] : []
}

const STEPPING = { 'Próximo trecho': 'enabled', Pausar: 'absent' } as const
const COMPLETE = { ...STEPPING, 'Pular para o fim': 'absent' } as const

export const transcribeDemoAssertions: AssertionsOf<typeof transcribeDemoMachine> = {
  ready: (state) => demoView(state, [], { 'Tocar o áudio': 'enabled', ...COMPLETE }),
  playing: (state) =>
    demoView(state, statusOf(state), {
      Pausar: 'enabled',
      'Pular para o fim': 'enabled',
      'Próximo trecho': 'absent',
      Continuar: 'absent',
    }),
  paused: (state) => demoView(state, [], { Continuar: 'enabled', 'Pular para o fim': 'enabled', ...STEPPING }),
  done: (state) => demoView(state, ['Transcrição concluída.'], { 'Tocar de novo': 'enabled', ...COMPLETE }),
}
