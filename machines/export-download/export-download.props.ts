import { starts, startsWith } from '../kit/happenings.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import type { exportDownloadMachine } from './export-download.machine.ts'
import { exportDownloadModel } from './export-download.model.ts'

type Is = Predicate<typeof exportDownloadMachine>

const isOffered: Is = (state) => state.matches('offered')
const isDownloading: Is = (state) => state.matches('downloading')
const isSaved: Is = (state) => state.matches('saved')

const CODES: Readonly<Record<string, string>> = {
  'downloadExport:gone': 'request.notFound',
  'downloadExport:unreachable': 'network.unreachable',
  'downloadExport:crashed': 'unexpected',
}

export const exportDownloadProperties: readonly Property<typeof exportDownloadMachine>[] = [
  {
    says: 'A file that is ready is offered, and not fetched by itself',
    cites: ['DATA-10'],
    kind: 'start',
    input: 'ready',
    holds: (state) => isOffered(state) && state.context.failure === null,
  },
  {
    says: 'That very file is fetched when asked for, as often as somebody wants it',
    cites: ['DATA-10'],
    kind: 'after',
    on: 'file.download',
    from: (state) => isOffered(state) || isSaved(state),
    holds: (it) => isDownloading(it.after) && startsWith(it, 'downloadExport', exportDownloadModel.inputs.ready),
  },
  {
    says: 'Nothing else fetches it',
    cites: ['DATA-10'],
    kind: 'everyStep',
    when: (it) => starts(it, 'downloadExport'),
    holds: ({ on }) => on === 'file.download',
  },
  {
    says: 'What the device has is said to be there',
    cites: ['DATA-10'],
    kind: 'after',
    on: 'downloadExport:saved',
    from: isDownloading,
    holds: ({ after }) => isSaved(after),
  },
  {
    says: 'What failed is told, and the file offered again',
    cites: ['FAIL-07'],
    kind: 'after',
    on: Object.keys(CODES),
    from: isDownloading,
    holds: ({ on, after }) => isOffered(after) && after.context.failure?.code === CODES[on],
  },
  {
    says: 'A failure is told only where it can be tried again',
    cites: ['FAIL-07'],
    kind: 'always',
    holds: (state) => state.context.failure === null || isOffered(state),
  },
]
