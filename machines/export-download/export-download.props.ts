import { consequencesOf } from '../kit/consequences.ts'
import type { Property } from '../kit/properties.ts'
import type { exportDownloadMachine } from './export-download.machine.ts'
import { exportDownloadModel } from './export-download.model.ts'

const { ends, failures, onlyAfter, rests } = consequencesOf<typeof exportDownloadMachine>()

export const exportDownloadProperties: readonly Property<typeof exportDownloadMachine>[] = [
  {
    name: 'A file that is ready is offered, and not fetched by itself',
    cites: ['DATA-10'],
    kind: 'start',
    input: 'ready',
    expect: (state) => rests('offered')(state) && state.context.failure === null,
  },
  {
    name: 'That very file is fetched when asked for, as often as somebody wants it, and nothing else fetches it',
    cites: ['DATA-10'],
    ...onlyAfter(rests('offered', 'saved'), {
      'file.download': { shows: 'offered', calls: { downloadExport: exportDownloadModel.inputs.ready } },
    }),
  },
  {
    name: 'What the device has is said to be there; what failed is told, and the file offered again',
    cites: ['DATA-10', 'FAIL-07'],
    ...ends('downloadExport', {
      saved: { shows: 'saved' },
      ...failures(['gone', 'unreachable', 'crashed'], { shows: 'offered' }),
    }),
  },
]
