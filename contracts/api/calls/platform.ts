/** Calls that the messaging platform makes with its service token. */
import * as ingest from '../ingest.ts'
import { invitationRequestSchema, invitationResponseSchema } from '../invitation.ts'
import { linkRequestSchema, linkResponseSchema } from '../messaging-link.ts'
import type { Call } from './call.ts'

export const PLATFORM_CALLS = {
  readIngestSettings: {
    method: 'POST',
    path: '/api/ingest/settings',
    access: 'platform',
    summary: 'Whether a message of a number is to be transcribed, and how it is to be answered.',
    body: ingest.ingestSettingsRequestSchema,
    response: ingest.ingestSettingsResponseSchema,
    codes: ['request.notFound', 'quota.reached', 'service.paused', 'request.notAllowed'],
  },
  ingestTranscription: {
    method: 'POST',
    path: '/api/ingest/transcriptions',
    access: 'platform',
    summary: 'Ingests a transcribed message; it is sealed before it is stored.',
    body: ingest.ingestRequestSchema,
    response: ingest.ingestResponseSchema,
    status: 201,
    codes: ['request.notFound', 'quota.reached', 'service.paused', 'request.notAllowed', 'request.conflict'],
  },
  linkNumber: {
    method: 'POST',
    path: '/api/ingest/links',
    access: 'platform',
    summary: 'Delivers a linking code and the number it came from.',
    body: linkRequestSchema,
    response: linkResponseSchema,
    codes: ['link.codeInvalid', 'link.numberInUse'],
  },
  createInvitation: {
    method: 'POST',
    path: '/api/ingest/invitations',
    access: 'platform',
    summary: 'Issues a link that opens the registration with name, phone and e-mail filled in.',
    body: invitationRequestSchema,
    response: invitationResponseSchema,
    status: 201,
    codes: [],
  },
} as const satisfies Record<string, Call>
