import { isSame, staysAsItWas } from '../kit/happenings.ts'
import type { Occurrence, Predicate, Property } from '../kit/properties.ts'
import type { ownAudioMachine } from './own-audio.machine.ts'

type Is = Predicate<typeof ownAudioMachine>

const isPicking: Is = (state) => state.matches('picking')
const isMeasuring: Is = (state) => state.matches('measuring')
const isMeasured: Is = (state) => state.matches('measured')

const toldOf = ({ told }: Pick<Occurrence, 'told'>) => told.map(({ to, event }) => `${to} ${event.type}`).join()
const isQuiet = ({ told }: Pick<Occurrence, 'told'>) => told.length === 0
const failureOf = ({ context }: Parameters<Is>[0]) => context.failure?.code ?? null

/** Another file can be picked, and nothing is left of the last one. */
const isFresh: Is = (state) => isPicking(state) && state.context.name === null && state.context.measure === null

export const ownAudioProperties: readonly Property<typeof ownAudioMachine>[] = [
  {
    name: 'It begins with nothing picked and nothing wrong',
    cites: ['DEMO-17'],
    kind: 'start',
    input: 'open',
    expect: (state) => isFresh(state) && state.context.failure === null && state.context.percent === 0,
  },
  {
    name: 'A voice message is measured as soon as it is picked',
    cites: ['DEMO-17'],
    kind: 'after',
    on: 'sound.pick:voice',
    from: isPicking,
    expect: (it) =>
      isMeasuring(it.after) &&
      isSame(it.after.context, { name: 'voz.wav', percent: 0, measure: null, failure: null }) &&
      toldOf(it) === 'measureSound sound.measure',
  },
  {
    name: 'Also where the browser does not know its kind, up to the largest that the messaging app takes',
    cites: ['DEMO-18'],
    kind: 'after',
    on: 'sound.pick:largest',
    from: isPicking,
    expect: (it) =>
      isMeasuring(it.after) &&
      isSame(it.after.context, { name: 'ruido.OPUS', percent: 0, measure: null, failure: null }) &&
      toldOf(it) === 'measureSound sound.measure',
  },
  {
    name: 'A larger one is refused with the reason, and is not read',
    cites: ['DEMO-18'],
    kind: 'after',
    on: 'sound.pick:tooLarge',
    from: isPicking,
    expect: (it) => isFresh(it.after) && failureOf(it.after) === 'sound.tooLarge' && isQuiet(it),
  },
  {
    name: 'So is what is no sound, however large it is: a smaller one would not do either',
    cites: ['DEMO-19'],
    kind: 'after',
    on: ['sound.pick:picture', 'sound.pick:film'],
    from: isPicking,
    expect: (it) => isFresh(it.after) && failureOf(it.after) === 'sound.unsupported' && isQuiet(it),
  },
  {
    name: 'Of a long one it is told how far the work is',
    cites: ['DEMO-20'],
    kind: 'after',
    on: 'sound.progress',
    from: isMeasuring,
    expect: (it) => isMeasuring(it.after) && it.after.context.percent === 40 && isQuiet(it),
  },
  {
    name: 'At the end its waveform, its length and what can be read of it stand there',
    cites: ['DEMO-17'],
    kind: 'after',
    on: 'sound.measured',
    from: isMeasuring,
    expect: (it) =>
      isMeasured(it.after) &&
      isSame(it.after.context.measure, { seconds: 4, voiced: 4, peaks: [1, 1, 1] }) &&
      it.after.context.name === it.before.context.name,
  },
  {
    name: 'A file that cannot be read, or not in two minutes, says so, and another one can be picked',
    cites: ['DEMO-21'],
    kind: 'after',
    on: ['sound.unreadable', 'wait measureTimeout'],
    from: isMeasuring,
    expect: (it) => isFresh(it.after) && failureOf(it.after) === 'sound.unreadable',
  },
  {
    name: 'Two minutes are waited, and no less',
    cites: ['DEMO-21'],
    kind: 'everyStep',
    when: ({ on }) => on === 'wait measureTimeout',
    expect: ({ waited }) => waited === 120_000,
  },
  {
    name: 'Whoever does not want to wait cancels, and nothing is wrong',
    cites: ['DEMO-20'],
    kind: 'after',
    on: 'sound.cancel',
    from: isMeasuring,
    expect: (it) => isFresh(it.after) && failureOf(it.after) === null,
  },
  {
    name: 'The next one begins from nothing',
    cites: ['DEMO-22'],
    kind: 'after',
    on: 'sound.again',
    from: isMeasured,
    expect: (it) => isFresh(it.after) && failureOf(it.after) === null && isQuiet(it),
  },
  {
    name: 'No sound is kept or worked on longer than it is waited for',
    cites: ['DEMO-22'],
    kind: 'everyStep',
    when: ({ before, after }) => isMeasuring(before) && !isMeasuring(after),
    expect: (it) => toldOf(it) === 'measureSound sound.drop',
  },
  {
    name: 'A sound that was dropped says nothing more',
    cites: ['DEMO-22'],
    kind: 'after',
    on: ['sound.progress', 'sound.measured', 'sound.unreadable'],
    from: (state) => !isMeasuring(state),
    expect: (it) => staysAsItWas(it) && isQuiet(it),
  },
  {
    name: 'Where measuring breaks the page stays as it was',
    cites: ['DEMO-24'],
    kind: 'after',
    on: 'measureSound:broken',
    from: () => true,
    expect: staysAsItWas,
  },
  {
    name: 'Another file can always be picked',
    cites: ['DEMO-21'],
    kind: 'canAlwaysReach',
    expect: isPicking,
  },
]
