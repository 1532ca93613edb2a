import { assign, setup } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import { DOWNLOAD_TIMEOUT } from '#contracts/limits.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { toFailure, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

/** `requestedAt`: ISO 8601. */
type Copy = { id: string; requestedAt: string }

export const exportDownloadMachine = setup({
  types: {
    input: {} as Copy,
    context: {} as Copy & { failure: Failure | null },
    events: {} as { type: 'file.download' },
    emitted: {} as ShellCommand,
    tags: {} as 'busy',
    meta: {} as ViewMeta<'offered' | 'saved'>,
  },
  actors: { downloadExport: unprovided<void, Copy>('downloadExport', { isOpenEnded: true }) },
  actions: {
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    storeTimeout: assign({ failure: { code: 'network.timeout' } satisfies Failure }),
    clearFailure: assign({ failure: null }),
  },
  delays: { downloadTimeout: DOWNLOAD_TIMEOUT },
}).createMachine({
  id: 'exportDownload',
  description: "Download of a finished copy of the data: fetched with the owner's token, saved as a file.",
  context: ({ input }) => ({ id: input.id, requestedAt: input.requestedAt, failure: null }),
  initial: 'offered',
  states: {
    offered: {
      description: 'The file can be downloaded; shows the last failure.',
      meta: { view: 'offered' },
      exit: 'clearFailure',
      on: { 'file.download': 'downloading' },
    },
    downloading: {
      description: 'Downloads the file.',
      meta: { view: 'offered' },
      tags: 'busy',
      after: { downloadTimeout: { target: 'offered', actions: 'storeTimeout' } },
      invoke: {
        id: 'downloadExport',
        src: 'downloadExport',
        input: ({ context }) => ({ id: context.id, requestedAt: context.requestedAt }),
        onDone: 'saved',
        onError: { target: 'offered', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    saved: {
      description: 'The file was saved. It can be downloaded again until it expires.',
      meta: { view: 'saved' },
      on: { 'file.download': 'downloading' },
    },
  },
})
