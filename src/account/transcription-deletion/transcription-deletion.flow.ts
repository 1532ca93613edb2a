import { transcriptionDeletionMachine } from '#machines/transcription-deletion/transcription-deletion.machine.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { defineDeleteTranscriptions } from './effects/delete-transcriptions.ts'
import { defineRestoreTranscriptions } from './effects/restore-transcriptions.ts'

export const transcriptionDeletionFlow = provide(transcriptionDeletionMachine, {
  deleteTranscriptions: defineDeleteTranscriptions(),
  restoreTranscriptions: defineRestoreTranscriptions(),
})
