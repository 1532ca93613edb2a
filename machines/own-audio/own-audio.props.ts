import { consequencesOf } from '../kit/consequences.ts'
import { isSame } from '../kit/predicates.ts'
import type { Property } from '../kit/properties.ts'
import type { ownAudioMachine } from './own-audio.machine.ts'
import { NOISE, VOICE } from './own-audio.model.ts'

const { after, ignores, onlyAfter, isIdleIn, shows } = consequencesOf<typeof ownAudioMachine>()

const measures = (name: string, content: Blob) =>
  ({
    shows: 'measuring',
    failure: null,
    context: { name, percent: 0 },
    sends: { measureSound: { type: 'sound.measure', content } },
  }) as const

const DROPPED = { shows: 'pick', context: { name: null }, sends: { measureSound: { type: 'sound.discard' } } } as const
const UNREADABLE = { ...DROPPED, failure: 'sound.unreadable' } as const

export const ownAudioProperties: readonly Property<typeof ownAudioMachine>[] = [
  {
    name: 'The audio measurement starts without a file and without a failure',
    cites: ['DEMO-17'],
    kind: 'start',
    input: 'open',
    expect: (state) =>
      isIdleIn('pick')(state) && isSame(state.context, { name: null, percent: 0, measure: null, failure: null }),
  },
  {
    name: "A picked voice message is measured at once, up to the messaging app's size limit",
    cites: ['DEMO-17', 'DEMO-18'],
    ...onlyAfter(isIdleIn('pick'), {
      'sound.pick:voice': measures('voz.wav', VOICE),
      'sound.pick:largest': measures('ruido.OPUS', NOISE),
    }),
  },
  {
    name: 'A larger file is refused without being read; a file that is no sound is refused as such, whatever its size',
    cites: ['DEMO-18', 'DEMO-19'],
    ...after(isIdleIn('pick'), {
      'sound.pick:tooLarge': { failure: 'sound.tooLarge' },
      'sound.pick:picture': { failure: 'sound.unsupported' },
      'sound.pick:film': { failure: 'sound.unsupported' },
    }),
  },
  {
    name: 'Measuring shows progress, then waveform and length; an unreadable file, or two minutes, end in a failure and a new choice of a file',
    cites: ['DEMO-17', 'DEMO-20', 'DEMO-21', 'DEMO-22'],
    ...after(shows('measuring'), {
      'sound.progress': { context: { percent: 40 } },
      'sound.measured': {
        shows: 'measured',
        context: { measure: { seconds: 4, voiced: 4, peaks: [1, 1, 1] } },
        sends: DROPPED.sends,
      },
      'sound.unreadable': UNREADABLE,
      'wait measureTimeout': { waited: 120_000, ...UNREADABLE },
      'sound.cancel': DROPPED,
    }),
  },
  {
    name: 'Measuring is shown as a wait, and nothing else is',
    cites: ['FAIL-03', 'DEMO-20'],
    kind: 'always',
    expect: (state) => state.hasTag('busy') === shows('measuring')(state),
  },
  {
    name: 'Starting again clears the last file',
    cites: ['DEMO-22'],
    ...after(isIdleIn('measured'), { 'sound.again': { shows: 'pick', context: { name: null, measure: null } } }),
  },
  {
    name: 'Late reports of a cancelled file change nothing',
    cites: ['DEMO-22'],
    ...ignores(['sound.progress', 'sound.measured', 'sound.unreadable'], isIdleIn('pick', 'measured')),
  },
  {
    name: 'When measuring breaks, the page stays as it was',
    cites: ['DEMO-24'],
    ...ignores('measureSound:broken'),
  },
  {
    name: 'A further file can always be picked',
    cites: ['DEMO-21'],
    kind: 'canAlwaysReach',
    expect: isIdleIn('pick'),
  },
]
