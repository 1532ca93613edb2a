/** What an account holder sees of the services, and how they shall be. */
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
import type { Call } from './call.ts'

export const SERVICE_CALLS = {
  readPrivacySettings: {
    method: 'GET',
    path: '/api/user/privacy-settings',
    access: 'member',
    summary: 'What the person allowed; everything off where nothing was chosen.',
    answer: privacyResponseSchema,
  },
  changePrivacySettings: {
    method: 'POST',
    path: '/api/user/privacy-settings',
    access: 'member',
    summary: 'Changes the choices that are given.',
    body: privacyChangesSchema,
    answer: privacyResponseSchema,
  },
  readActivity: {
    method: 'GET',
    path: '/api/user/activity',
    access: 'member',
    summary: 'What happened to the account, newest first.',
    query: activityQuerySchema,
    answer: activityResponseSchema,
  },
  readUsage: {
    method: 'GET',
    path: '/api/user/usage-30d',
    access: 'member',
    summary: 'How much was transcribed, and how much the plan allows.',
    answer: usageResponseSchema,
  },
  readServices: {
    method: 'GET',
    path: '/api/services',
    access: 'member',
    summary: 'Every service and how far the person is with it.',
    answer: servicesResponseSchema,
  },
  readServiceConfigurations: {
    method: 'GET',
    path: '/api/user/service-configurations',
    access: 'member',
    summary: 'How Transcribe answers the person.',
    answer: serviceConfigurationsResponseSchema,
  },
  changeServiceConfigurations: {
    method: 'PUT',
    path: '/api/user/service-configurations',
    access: 'member',
    summary: 'Changes the choices that are given.',
    body: transcribeChangesSchema,
    answer: serviceConfigurationsResponseSchema,
  },
  countOlder: {
    method: 'GET',
    path: '/api/user/retention',
    access: 'member',
    summary: 'How many transcriptions another time to keep would remove.',
    query: retentionQuerySchema,
    answer: retentionResponseSchema,
  },
  readMessagingLink: {
    method: 'GET',
    path: '/api/user/messaging-link',
    access: 'member',
    summary: 'The number that is linked, masked.',
    answer: messagingLinkResponseSchema,
  },
  createLinkCode: {
    method: 'POST',
    path: '/api/user/messaging-link',
    access: 'member',
    repeats: 'edge',
    summary: 'A code that links the number it is sent from.',
    answer: linkCodeResponseSchema,
    status: 201,
  },
  removeMessagingLink: {
    method: 'DELETE',
    path: '/api/user/messaging-link',
    access: 'member',
    summary: 'Unlinks the number.',
    answer: messagingLinkResponseSchema,
  },
} as const satisfies Record<string, Call>
