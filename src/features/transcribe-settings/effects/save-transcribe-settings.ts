import { fromPromise } from 'xstate'
import type { TranscribeChanges } from '#contracts/api/service-configurations.ts'
import type { TranscribeApi } from '#src/clients/transcribe-api.ts'

export const defineSaveSettings = ({ changeTranscribeSettings }: Pick<TranscribeApi, 'changeTranscribeSettings'>) =>
  fromPromise<void, { changes: TranscribeChanges }>(({ input: { changes }, signal }) =>
    changeTranscribeSettings(changes, signal),
  )

/** How many transcriptions would be removed, should they be kept for so many days. */
export const defineCountRemoved = ({ countOlder }: Pick<TranscribeApi, 'countOlder'>) =>
  fromPromise<number, { days: number }>(({ input: { days }, signal }) => countOlder(days, signal))
