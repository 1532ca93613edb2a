/** What an account reads and changes, each call with the session's own bearer. */
import * as z from 'zod/mini'
import {
  type BillingPlan,
  type PaymentsPage,
  paymentsResponseSchema,
  plansResponseSchema,
  type Subscription,
  subscriptionSchema,
} from '#contracts/api/billing.ts'
import { standingOf } from '#contracts/plan-standing.ts'
import { type Services, servicesResponseSchema } from '#contracts/api/services.ts'
import {
  type Decrypted,
  type DecryptRequest,
  decryptResponseSchema,
  type Transcription,
  type TranscriptionFilter,
  transcriptionDeletionResponseSchema,
  transcriptionSchema,
  type TranscriptionsPage,
  transcriptionsResponseSchema,
} from '#contracts/api/transcriptions.ts'
import { type Usage, usageResponseSchema } from '#contracts/api/usage.ts'
import type { Part } from '#contracts/api/paging.ts'
import { unwrap } from './failures.ts'
import { ask, readTable } from './signed-in.ts'

const idSchema = z.object({ id: z.uuid() })

const SUBSCRIPTION_COLUMNS =
  'status,current_period_end,is_ending,plan:plans(code,name,monthly_transcriptions,price_cents,currency)'
const TRANSCRIPTION_COLUMNS =
  'id,user_uuid,encrypted_content,encryption_key_id,summary_encrypted,has_summary,created_at'

export const accountApi = {
  readUsage: async (signal: AbortSignal): Promise<Usage> =>
    (await ask(signal, usageResponseSchema, { method: 'GET', path: '/api/user/usage-30d' })).usage,

  readServices: async (signal: AbortSignal): Promise<Services> =>
    (await ask(signal, servicesResponseSchema, { method: 'GET', path: '/api/services' })).services,

  readPlans: async (signal: AbortSignal): Promise<BillingPlan[]> =>
    (await ask(signal, plansResponseSchema, { method: 'GET', path: '/api/billing/plans' })).plans,

  readPayments: (part: Part, year: string | null, signal: AbortSignal): Promise<PaymentsPage> =>
    ask(signal, paymentsResponseSchema, {
      method: 'GET',
      path: '/api/billing/history',
      query: { ...part, ...(year !== null && { year }) },
    }),

  /** The active one, else the latest of any status, as it stands now; null is Free. */
  readSubscription: (whole: AbortSignal): Promise<Subscription | null> =>
    readTable(whole, async ({ client, session }, signal) => {
      const own = () => client.from('subscriptions').select(SUBSCRIPTION_COLUMNS).eq('user_uuid', session.user.id)
      const latest = async (rows: ReturnType<typeof own>) =>
        unwrap(await rows.order('updated_at', { ascending: false }).limit(1).abortSignal(signal).maybeSingle())
      const found = (await latest(own().eq('status', 'active'))) ?? (await latest(own()))
      if (found === null) return null
      const subscription = subscriptionSchema.parse(found)
      return { ...subscription, status: standingOf(subscription, Date.now()) }
    }),

  /** The newest, as they are stored. */
  readRecentTranscriptions: (limit: number, whole: AbortSignal): Promise<Transcription[]> =>
    readTable(whole, async ({ client, session }, signal) => {
      const own = client.from('transcriptions').select(TRANSCRIPTION_COLUMNS).eq('user_uuid', session.user.id)
      const rows = unwrap(await own.order('created_at', { ascending: false }).limit(limit).abortSignal(signal))
      return rows.map((row) => transcriptionSchema.parse(row))
    }),

  readNewestIds: (limit: number, whole: AbortSignal): Promise<string[]> =>
    readTable(whole, async ({ client, session }, signal) => {
      const own = client.from('transcriptions').select('id').eq('user_uuid', session.user.id)
      const rows = unwrap(await own.order('created_at', { ascending: false }).limit(limit).abortSignal(signal))
      return rows.map((row) => idSchema.parse(row).id)
    }),

  listTranscriptions: (part: Part, filter: TranscriptionFilter, signal: AbortSignal): Promise<TranscriptionsPage> =>
    ask(signal, transcriptionsResponseSchema, {
      method: 'GET',
      path: '/api/transcriptions',
      query: { ...part, ...filter },
    }),

  decryptTranscription: (body: DecryptRequest, signal: AbortSignal): Promise<Decrypted> =>
    ask(signal, decryptResponseSchema, { method: 'POST', path: '/api/transcriptions/decrypt', body }),

  deleteTranscription: async (id: string, signal: AbortSignal): Promise<void> =>
    void (await ask(signal, transcriptionDeletionResponseSchema, {
      method: 'DELETE',
      path: `/api/transcriptions/${encodeURIComponent(id)}`,
    })),
}
export type AccountApi = typeof accountApi
