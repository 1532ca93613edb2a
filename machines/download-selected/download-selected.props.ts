import { consequencesOf } from '../kit/consequences.ts'
import type { Property } from '../kit/properties.ts'
import type { downloadSelectedMachine } from './download-selected.machine.ts'
import { SELECTED } from './download-selected.model.ts'

const { ends, failures, onlyAfter, isIdleIn } = consequencesOf<typeof downloadSelectedMachine>()

export const downloadSelectedProperties: readonly Property<typeof downloadSelectedMachine>[] = [
  {
    name: 'Nothing is decrypted at the start',
    cites: ['SCRIBE-38', 'SCRIBE-02'],
    kind: 'start',
    input: 'start',
    expect: (state) => isIdleIn('offered')(state) && state.context.items.length + state.context.missing === 0,
  },
  {
    name: 'The selected transcriptions are saved on request, one file at a time and any number of times',
    cites: ['SCRIBE-38'],
    ...onlyAfter(isIdleIn('offered', 'saved'), {
      'file.save': {
        shows: 'saving',
        failure: null,
        context: { ...SELECTED, missing: 0 },
        calls: { downloadSelected: SELECTED },
      },
    }),
  },
  {
    name: 'The number of messages missing from the file is kept; where nothing could be saved the reason is shown, with a retry',
    cites: ['SCRIBE-38', 'FAIL-07'],
    ...ends('downloadSelected', {
      saved: { shows: 'saved', context: { missing: 0 } },
      partly: { shows: 'saved', context: { missing: 1 } },
      ...failures(['unreadable', 'limited', 'unreachable', 'crashed'], { shows: 'offered' }),
    }),
  },
]
