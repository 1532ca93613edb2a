import { consequencesOf } from '../kit/consequences.ts'
import type { Property } from '../kit/properties.ts'
import type { exportDownloadMachine } from './export-download.machine.ts'
import { exportDownloadModel } from './export-download.model.ts'

const { ends, failures, onlyAfter, isIdleIn } = consequencesOf<typeof exportDownloadMachine>()

export const exportDownloadProperties: readonly Property<typeof exportDownloadMachine>[] = [
  {
    name: 'At the start a finished file is offered, and not downloaded',
    cites: ['DATA-10'],
    kind: 'start',
    input: 'ready',
    expect: (state) => isIdleIn('offered')(state) && state.context.failure === null,
  },
  {
    name: 'The file is downloaded at each click of its button, and only then',
    cites: ['DATA-10'],
    ...onlyAfter(isIdleIn('offered', 'saved'), {
      'file.download': { shows: 'offered', calls: { downloadExport: exportDownloadModel.inputs.ready } },
    }),
  },
  {
    name: 'A saved file is confirmed; after a failure the reason is shown and the file offered again',
    cites: ['DATA-10', 'FAIL-07'],
    ...ends('downloadExport', {
      saved: { shows: 'saved' },
      ...failures(['notFound', 'unreachable', 'crashed'], { shows: 'offered' }),
    }),
  },
  {
    name: 'A download times out after ten minutes; then the file is offered again, with a message that it took too long',
    cites: ['DATA-30'],
    kind: 'after',
    on: 'wait downloadTimeout',
    from: (state) => state.hasTag('busy'),
    expect: ({ after, waited }) =>
      isIdleIn('offered')(after) && after.context.failure?.code === 'network.timeout' && waited === 600_000,
  },
]
