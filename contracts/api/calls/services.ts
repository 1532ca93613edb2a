/** Calls on the services and their settings. */
import { batchQuerySchema, batchResponseSchema } from '../batch.ts'
import { activityQuerySchema, activityResponseSchema } from '../activity.ts'
import { linkCodeResponseSchema, messagingLinkResponseSchema } from '../messaging-link.ts'
import { privacyChangesSchema, privacyResponseSchema } from '../privacy-settings.ts'
import {
  serviceConfigurationsResponseSchema,
  transcribeChangesSchema,
  retentionQuerySchema,
  retentionResponseSchema,
} from '../service-configurations.ts'
import { servicesResponseSchema } from '../services.ts'
import { usageResponseSchema } from '../usage.ts'
import { MEMBER_ENDPOINTS } from '../endpoints/members.ts'
import type { Call } from './call.ts'

export const SERVICE_CALLS = {
  readPrivacySettings: {
    ...MEMBER_ENDPOINTS.readPrivacySettings,
    access: 'member',
    summary: 'What the person allowed; everything off where nothing was chosen.',
    response: privacyResponseSchema,
  },
  changePrivacySettings: {
    ...MEMBER_ENDPOINTS.changePrivacySettings,
    access: 'member',
    summary: 'Changes the choices that are given.',
    body: privacyChangesSchema,
    response: privacyResponseSchema,
    codes: ['request.conflict'],
  },
  readActivity: {
    ...MEMBER_ENDPOINTS.readActivity,
    access: 'member',
    summary: 'What happened to the account, newest first.',
    query: activityQuerySchema,
    response: activityResponseSchema,
  },
  readUsage: {
    ...MEMBER_ENDPOINTS.readUsage,
    access: 'member',
    summary: 'How much was transcribed, and how much the plan allows.',
    response: usageResponseSchema,
  },
  readServices: {
    ...MEMBER_ENDPOINTS.readServices,
    access: 'member',
    summary: 'Every service and how far the person is with it.',
    response: servicesResponseSchema,
  },
  readBatch: {
    ...MEMBER_ENDPOINTS.readBatch,
    access: 'member',
    summary: 'Several reads in one request; each counts as one, and is answered or fails on its own.',
    query: batchQuerySchema,
    response: batchResponseSchema,
  },
  readServiceConfigurations: {
    ...MEMBER_ENDPOINTS.readServiceConfigurations,
    access: 'member',
    summary: 'How Transcribe answers the person.',
    response: serviceConfigurationsResponseSchema,
  },
  changeServiceConfigurations: {
    ...MEMBER_ENDPOINTS.changeServiceConfigurations,
    access: 'member',
    summary: 'Changes the choices that are given.',
    body: transcribeChangesSchema,
    response: serviceConfigurationsResponseSchema,
    codes: ['request.conflict'],
  },
  countOlder: {
    ...MEMBER_ENDPOINTS.countOlder,
    access: 'member',
    summary: 'How many transcriptions another time to keep would remove.',
    query: retentionQuerySchema,
    response: retentionResponseSchema,
  },
  readMessagingLink: {
    ...MEMBER_ENDPOINTS.readMessagingLink,
    access: 'member',
    summary: 'The number that is linked, masked.',
    response: messagingLinkResponseSchema,
  },
  createLinkCode: {
    ...MEMBER_ENDPOINTS.createLinkCode,
    access: 'member',
    summary: 'A code that links the number it is sent from.',
    response: linkCodeResponseSchema,
    status: 201,
  },
  removeMessagingLink: {
    ...MEMBER_ENDPOINTS.removeMessagingLink,
    access: 'member',
    summary: 'Unlinks the number.',
    response: messagingLinkResponseSchema,
  },
} as const satisfies Record<string, Call>
