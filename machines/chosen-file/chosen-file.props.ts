import { consequencesOf } from '../kit/consequences.ts'
import type { Property } from '../kit/properties.ts'
import type { chosenFileMachine } from './chosen-file.machine.ts'
import { CHOSEN } from './chosen-file.model.ts'

const { ends, failures, onlyAfter, rests } = consequencesOf<typeof chosenFileMachine>()

export const chosenFileProperties: readonly Property<typeof chosenFileMachine>[] = [
  {
    name: 'Nothing is decrypted for a file that nobody asked for',
    cites: ['SCRIBE-38', 'SCRIBE-02'],
    kind: 'start',
    input: 'start',
    expect: (state) => rests('offered')(state) && state.context.items.length + state.context.missing === 0,
  },
  {
    name: 'The chosen are saved when asked for, one file at a time and as often as somebody wants it',
    cites: ['SCRIBE-38'],
    ...onlyAfter(rests('offered', 'saved'), {
      'file.save': { shows: 'saving', failure: null, keeps: { ...CHOSEN, missing: 0 }, calls: { saveChosen: CHOSEN } },
    }),
  },
  {
    name: 'How many are not in the file is known; where nothing could be saved it is said why, and offered again',
    cites: ['SCRIBE-38', 'FAIL-07'],
    ...ends('saveChosen', {
      saved: { shows: 'saved', keeps: { missing: 0 } },
      partly: { shows: 'saved', keeps: { missing: 1 } },
      ...failures(['unreadable', 'limited', 'unreachable', 'crashed'], { shows: 'offered' }),
    }),
  },
]
