import { consequencesOf } from '../kit/consequences.ts'
import { isSame } from '../kit/predicates.ts'
import type { Property } from '../kit/properties.ts'
import type { ownAudioMachine } from './own-audio.machine.ts'

const { after, ignores, onlyAfter, rests, shows } = consequencesOf<typeof ownAudioMachine>()

const measures = (name: string) =>
  ({
    shows: 'measuring',
    failure: null,
    keeps: { name, percent: 0 },
    sends: { measureSound: { type: 'sound.measure', content: new Blob() } },
  }) as const

const DROPPED = { shows: 'pick', keeps: { name: null }, sends: { measureSound: { type: 'sound.drop' } } } as const
const UNREADABLE = { ...DROPPED, failure: 'sound.unreadable' } as const

export const ownAudioProperties: readonly Property<typeof ownAudioMachine>[] = [
  {
    name: 'It begins with nothing picked and nothing wrong',
    cites: ['DEMO-17'],
    kind: 'start',
    input: 'open',
    expect: (state) =>
      rests('pick')(state) && isSame(state.context, { name: null, percent: 0, measure: null, failure: null }),
  },
  {
    name: 'A voice message is measured as soon as it is picked, up to the largest that the messaging app takes',
    cites: ['DEMO-17', 'DEMO-18'],
    ...onlyAfter(rests('pick'), {
      'sound.pick:voice': measures('voz.wav'),
      'sound.pick:largest': measures('ruido.OPUS'),
    }),
  },
  {
    name: 'A larger one is refused unread; what is no sound is told as that, however large it is',
    cites: ['DEMO-18', 'DEMO-19'],
    ...after(rests('pick'), {
      'sound.pick:tooLarge': { failure: 'sound.tooLarge' },
      'sound.pick:picture': { failure: 'sound.unsupported' },
      'sound.pick:film': { failure: 'sound.unsupported' },
    }),
  },
  {
    name: 'It is told how far the work is, then its waveform and length; unreadable or not in two minutes, another can be picked',
    cites: ['DEMO-17', 'DEMO-20', 'DEMO-21', 'DEMO-22'],
    ...after(shows('measuring'), {
      'sound.progress': { keeps: { percent: 40 } },
      'sound.measured': {
        shows: 'measured',
        keeps: { measure: { seconds: 4, voiced: 4, peaks: [1, 1, 1] } },
        sends: DROPPED.sends,
      },
      'sound.unreadable': UNREADABLE,
      'wait measureTimeout': { waited: 120_000, ...UNREADABLE },
      'sound.cancel': DROPPED,
    }),
  },
  {
    name: 'The next one begins from nothing',
    cites: ['DEMO-22'],
    ...after(rests('measured'), { 'sound.again': { shows: 'pick', keeps: { name: null, measure: null } } }),
  },
  {
    name: 'A sound that was dropped says nothing more',
    cites: ['DEMO-22'],
    ...ignores(['sound.progress', 'sound.measured', 'sound.unreadable'], rests('pick', 'measured')),
  },
  {
    name: 'Where measuring breaks the page stays as it was',
    cites: ['DEMO-24'],
    ...ignores('measureSound:broken'),
  },
  {
    name: 'Another file can always be picked',
    cites: ['DEMO-21'],
    kind: 'canAlwaysReach',
    expect: rests('pick'),
  },
]
