import { fromPromise } from 'xstate'
import type { TranscribeChanges } from '#contracts/api/service-configurations.ts'
import type { TranscribeApi } from '#src/clients/transcribe-api.ts'

export const defineSaveSettings = ({ changeTranscribeSettings }: Pick<TranscribeApi, 'changeTranscribeSettings'>) =>
  fromPromise<void, { changes: TranscribeChanges }>(({ input: { changes }, signal }) =>
    changeTranscribeSettings(changes, signal),
  )
