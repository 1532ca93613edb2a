/** Calls on transcriptions. */
import {
  decryptPageRequestSchema,
  decryptPageResponseSchema,
  decryptRequestSchema,
  decryptResponseSchema,
  deletionRequestSchema,
  deletionResponseSchema,
  restorationResponseSchema,
  transcriptionsQuerySchema,
  transcriptionsResponseSchema,
} from '../transcriptions.ts'
import { MEMBER_ENDPOINTS } from '../endpoints/members.ts'
import type { Call } from './call.ts'

export const TRANSCRIPTION_CALLS = {
  listTranscriptions: {
    ...MEMBER_ENDPOINTS.listTranscriptions,
    access: 'member',
    summary: 'The person’s transcriptions as they are stored, newest first.',
    query: transcriptionsQuerySchema,
    response: transcriptionsResponseSchema,
  },
  decryptTranscription: {
    ...MEMBER_ENDPOINTS.decryptTranscription,
    access: 'member',
    summary: 'Opens one transcription of the person.',
    body: decryptRequestSchema,
    response: decryptResponseSchema,
    codes: ['request.notFound', 'transcription.decryptFailed'],
  },
  decryptTranscriptions: {
    ...MEMBER_ENDPOINTS.decryptTranscriptions,
    access: 'member',
    summary: 'Opens up to a page of the person’s transcriptions; each counts as one opened alone.',
    body: decryptPageRequestSchema,
    response: decryptPageResponseSchema,
  },
  deleteTranscriptions: {
    ...MEMBER_ENDPOINTS.deleteTranscriptions,
    access: 'member',
    summary: 'Deletes the person’s transcriptions; answers those that can still be restored.',
    body: deletionRequestSchema,
    response: deletionResponseSchema,
  },
  restoreTranscriptions: {
    ...MEMBER_ENDPOINTS.restoreTranscriptions,
    access: 'member',
    summary: 'Undoes a deletion within a minute: all of its transcriptions, or none.',
    body: deletionRequestSchema,
    response: restorationResponseSchema,
    codes: ['transcription.gone'],
  },
} as const satisfies Record<string, Call>
