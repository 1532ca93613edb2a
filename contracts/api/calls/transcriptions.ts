/** What was transcribed. */
import {
  decryptRequestSchema,
  decryptResponseSchema,
  transcriptionDeletionResponseSchema,
  transcriptionsQuerySchema,
  transcriptionsResponseSchema,
} from '../transcriptions.ts'
import type { Call } from './call.ts'

export const TRANSCRIPTION_CALLS = {
  listTranscriptions: {
    method: 'GET',
    path: '/api/transcriptions',
    access: 'member',
    summary: 'The person’s transcriptions as they are stored, newest first.',
    query: transcriptionsQuerySchema,
    answer: transcriptionsResponseSchema,
  },
  decryptTranscription: {
    method: 'POST',
    path: '/api/transcriptions/decrypt',
    access: 'member',
    summary: 'Opens one transcription of the person.',
    body: decryptRequestSchema,
    answer: decryptResponseSchema,
    codes: ['request.notFound', 'transcription.decryptFailed'],
  },
  deleteTranscription: {
    method: 'DELETE',
    path: '/api/transcriptions/:id',
    access: 'member',
    summary: 'Deletes one transcription for good.',
    answer: transcriptionDeletionResponseSchema,
    codes: ['request.notFound'],
  },
} as const satisfies Record<string, Call>
