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
    name: 'A file that is ready is offered, and not fetched by itself',
    cites: ['DATA-10'],
    kind: 'start',
    input: 'ready',
    expect: (state) => isOffered(state) && state.context.failure === null,
  },
  {
    name: 'That very file is fetched when asked for, as often as somebody wants it',
    cites: ['DATA-10'],
    kind: 'after',
    on: 'file.download',
    from: (state) => isOffered(state) || isSaved(state),
    expect: (it) => isDownloading(it.after) && startsWith(it, 'downloadExport', exportDownloadModel.inputs.ready),
  },
  {
    name: 'Nothing else fetches it',
    cites: ['DATA-10'],
    kind: 'everyStep',
    when: (it) => starts(it, 'downloadExport'),
    expect: ({ on }) => on === 'file.download',
  },
  {
    name: 'What the device has is said to be there',
    cites: ['DATA-10'],
    kind: 'after',
    on: 'downloadExport:saved',
    from: isDownloading,
    expect: ({ after }) => isSaved(after),
  },
  {
    name: 'What failed is told, and the file offered again',
    cites: ['FAIL-07'],
    kind: 'after',
    on: Object.keys(CODES),
    from: isDownloading,
    expect: ({ on, after }) => isOffered(after) && after.context.failure?.code === CODES[on],
  },
  {
    name: 'A failure is told only where it can be tried again',
    cites: ['FAIL-07'],
    kind: 'always',
    expect: (state) => state.context.failure === null || isOffered(state),
  },
]
