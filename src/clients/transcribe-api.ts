/** The number that audios come from, and how they are answered. */
import {
  type LinkCode,
  linkCodeResponseSchema,
  type MessagingLinkStatus,
  messagingLinkResponseSchema,
} from '#contracts/api/messaging-link.ts'
import {
  retentionResponseSchema,
  serviceConfigurationsResponseSchema,
  type TranscribeChanges,
  type TranscribeConfiguration,
} from '#contracts/api/service-configurations.ts'
import { ask } from './signed-in.ts'

const LINK = '/api/user/messaging-link'
const SETTINGS = '/api/user/service-configurations'

export const transcribeApi = {
  readMessagingLink: (signal: AbortSignal): Promise<MessagingLinkStatus> =>
    ask(signal, messagingLinkResponseSchema, { method: 'GET', path: LINK }),

  createLinkCode: (signal: AbortSignal): Promise<LinkCode> =>
    ask(signal, linkCodeResponseSchema, { method: 'POST', path: LINK, isKeyed: true }),

  removeMessagingLink: async (signal: AbortSignal): Promise<void> =>
    void (await ask(signal, messagingLinkResponseSchema, { method: 'DELETE', path: LINK })),

  readTranscribeSettings: async (signal: AbortSignal): Promise<TranscribeConfiguration> =>
    (await ask(signal, serviceConfigurationsResponseSchema, { method: 'GET', path: SETTINGS })).configurations
      .transcribe,

  countOlder: async (days: number, signal: AbortSignal): Promise<number> =>
    (await ask(signal, retentionResponseSchema, { method: 'GET', path: '/api/user/retention', query: { days } }))
      .removes,

  changeTranscribeSettings: async (transcribe: TranscribeChanges, signal: AbortSignal): Promise<void> =>
    void (await ask(signal, serviceConfigurationsResponseSchema, {
      method: 'PUT',
      path: SETTINGS,
      body: { transcribe },
    })),
}
export type TranscribeApi = typeof transcribeApi
