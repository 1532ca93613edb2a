import { assign, setup } from 'xstate'
import type { Transcription } from '#contracts/api/transcriptions.ts'
import type { Failure } from '#contracts/errors.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contracts/languages.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { toFailure, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

/** Fields of a transcription that the file has beside its text. */
export type SelectableRow = Pick<Transcription, 'id' | 'created_at'> & {
  /** It has a content and a key: any other one cannot be decrypted. */
  isSealed: boolean
}

type SelectionParams = {
  items: readonly SelectableRow[]
  /** Language of the headings. */
  language: Language
}
/** Number of transcriptions that could not be decrypted. */
type MissingParams = { missing: number }

export const downloadSelectedMachine = setup({
  types: {
    context: {} as SelectionParams & MissingParams & { failure: Failure | null },
    events: {} as { type: 'file.save' } & SelectionParams,
    emitted: {} as ShellCommand,
    tags: {} as 'busy',
    meta: {} as ViewMeta<'offered' | 'saving' | 'saved'>,
  },
  actors: {
    /** Decrypts and downloads one file; the texts never reach the machine. Rejects if none could be decrypted. */
    downloadSelected: unprovided<MissingParams, SelectionParams>('downloadSelected'),
  },
  actions: {
    storeSelection: assign((_, { items, language }: SelectionParams) => ({
      items,
      language,
      missing: 0,
      failure: null,
    })),
    storeMissing: assign({ missing: (_, { missing }: MissingParams) => missing }),
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
  },
}).createMachine({
  id: 'downloadSelected',
  description: 'Decrypts the selected transcriptions and downloads them as one file.',
  context: { items: [], language: DEFAULT_LANGUAGE, missing: 0, failure: null },
  initial: 'offered',
  states: {
    offered: {
      description: 'The file can be requested; shows the last failure.',
      meta: { view: 'offered' },
      on: { 'file.save': { target: 'saving', actions: { type: 'storeSelection', params: ({ event }) => event } } },
    },
    saving: {
      description: 'Decrypts the selected transcriptions.',
      meta: { view: 'saving' },
      tags: 'busy',
      invoke: {
        id: 'downloadSelected',
        src: 'downloadSelected',
        input: ({ context: { items, language } }) => ({ items, language }),
        onDone: { target: 'saved', actions: { type: 'storeMissing', params: ({ event }) => event.output } },
        onError: { target: 'offered', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    saved: {
      description: 'Downloaded, without what could not be decrypted. It can be requested again.',
      meta: { view: 'saved' },
      on: { 'file.save': { target: 'saving', actions: { type: 'storeSelection', params: ({ event }) => event } } },
    },
  },
})
