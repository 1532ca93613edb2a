import { isSame, staysAsItWas } from '../kit/happenings.ts'
import type { Happening, Predicate, Property } from '../kit/properties.ts'
import type { ownAudioMachine } from './own-audio.machine.ts'

type Is = Predicate<typeof ownAudioMachine>

const isPicking: Is = (state) => state.matches('picking')
const isMeasuring: Is = (state) => state.matches('measuring')
const isMeasured: Is = (state) => state.matches('measured')

const toldOf = ({ told }: Pick<Happening, 'told'>) => told.map(({ to, event }) => `${to} ${event.type}`).join()
const isQuiet = ({ told }: Pick<Happening, 'told'>) => told.length === 0
const failureOf = ({ context }: Parameters<Is>[0]) => context.failure?.code ?? null

/** Another file can be picked, and nothing is left of the last one. */
const isFresh: Is = (state) => isPicking(state) && state.context.name === null && state.context.measure === null

export const ownAudioProperties: readonly Property<typeof ownAudioMachine>[] = [
  {
    says: 'It begins with nothing picked and nothing wrong',
    cites: ['DEMO-17'],
    kind: 'start',
    input: 'open',
    holds: (state) => isFresh(state) && state.context.failure === null && state.context.percent === 0,
  },
  {
    says: 'A voice message is measured as soon as it is picked',
    cites: ['DEMO-17'],
    kind: 'after',
    on: 'sound.pick:voice',
    from: isPicking,
    holds: (it) =>
      isMeasuring(it.after) &&
      isSame(it.after.context, { name: 'voz.wav', percent: 0, measure: null, failure: null }) &&
      toldOf(it) === 'measureSound sound.measure',
  },
  {
    says: 'Also where the browser does not know its kind, up to the largest that the messaging app takes',
    cites: ['DEMO-18'],
    kind: 'after',
    on: 'sound.pick:largest',
    from: isPicking,
    holds: (it) =>
      isMeasuring(it.after) &&
      isSame(it.after.context, { name: 'ruido.OPUS', percent: 0, measure: null, failure: null }) &&
      toldOf(it) === 'measureSound sound.measure',
  },
  {
    says: 'A larger one is refused with the reason, and is not read',
    cites: ['DEMO-18'],
    kind: 'after',
    on: 'sound.pick:tooLarge',
    from: isPicking,
    holds: (it) => isFresh(it.after) && failureOf(it.after) === 'sound.tooLarge' && isQuiet(it),
  },
  {
    says: 'So is what is no sound, however large it is: a smaller one would not do either',
    cites: ['DEMO-19'],
    kind: 'after',
    on: ['sound.pick:picture', 'sound.pick:film'],
    from: isPicking,
    holds: (it) => isFresh(it.after) && failureOf(it.after) === 'sound.unsupported' && isQuiet(it),
  },
  {
    says: 'Of a long one it is told how far the work is',
    cites: ['DEMO-20'],
    kind: 'after',
    on: 'sound.progress',
    from: isMeasuring,
    holds: (it) => isMeasuring(it.after) && it.after.context.percent === 40 && isQuiet(it),
  },
  {
    says: 'At the end its waveform, its length and what can be read of it stand there',
    cites: ['DEMO-17'],
    kind: 'after',
    on: 'sound.measured',
    from: isMeasuring,
    holds: (it) =>
      isMeasured(it.after) &&
      isSame(it.after.context.measure, { seconds: 4, voiced: 4, peaks: [1, 1, 1] }) &&
      it.after.context.name === it.before.context.name,
  },
  {
    says: 'A file that cannot be read, or not in two minutes, says so, and another one can be picked',
    cites: ['DEMO-21'],
    kind: 'after',
    on: ['sound.unreadable', 'wait measureTimeout'],
    from: isMeasuring,
    holds: (it) => isFresh(it.after) && failureOf(it.after) === 'sound.unreadable',
  },
  {
    says: 'Two minutes are waited, and no less',
    cites: ['DEMO-21'],
    kind: 'everyStep',
    when: ({ on }) => on === 'wait measureTimeout',
    holds: ({ waited }) => waited === 120_000,
  },
  {
    says: 'Whoever does not want to wait cancels, and nothing is wrong',
    cites: ['DEMO-20'],
    kind: 'after',
    on: 'sound.cancel',
    from: isMeasuring,
    holds: (it) => isFresh(it.after) && failureOf(it.after) === null,
  },
  {
    says: 'The next one begins from nothing',
    cites: ['DEMO-22'],
    kind: 'after',
    on: 'sound.again',
    from: isMeasured,
    holds: (it) => isFresh(it.after) && failureOf(it.after) === null && isQuiet(it),
  },
  {
    says: 'No sound is kept or worked on longer than it is waited for',
    cites: ['DEMO-22'],
    kind: 'everyStep',
    when: ({ before, after }) => isMeasuring(before) && !isMeasuring(after),
    holds: (it) => toldOf(it) === 'measureSound sound.drop',
  },
  {
    says: 'A sound that was dropped says nothing more',
    cites: ['DEMO-22'],
    kind: 'after',
    on: ['sound.progress', 'sound.measured', 'sound.unreadable'],
    from: (state) => !isMeasuring(state),
    holds: (it) => staysAsItWas(it) && isQuiet(it),
  },
  {
    says: 'Where measuring breaks the page stays as it was',
    cites: ['DEMO-24'],
    kind: 'after',
    on: 'measureSound:broken',
    from: () => true,
    holds: staysAsItWas,
  },
  {
    says: 'Another file can always be picked',
    cites: ['DEMO-21'],
    kind: 'canAlwaysReach',
    holds: isPicking,
  },
]
