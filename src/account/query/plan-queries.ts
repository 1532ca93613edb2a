/** Queries for the plan and the usage of the month, which every page of the account shows. */
import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { type Subscription, subscriptionSchema } from '#contracts/api/billing.ts'
import { usageResponseSchema } from '#contracts/api/usage.ts'
import { effectiveStatusOf, isPeriodOver } from '#contracts/plan-status.ts'
import { call } from '#src/clients/call.ts'
import { unwrap } from '#src/clients/failures.ts'
import { signedIn } from '#src/clients/signed-in.ts'
import { queryOf } from './query.flow.ts'

const SUBSCRIPTION_COLUMNS =
  'status,current_period_end,is_ending,is_charged,plan:plans(code,name,monthly_transcriptions,price_cents,currency)'

const rowSchema = z.extend(subscriptionSchema, { is_charged: z._default(z.boolean(), false) })

const ownRows = (client: Pick<SupabaseClient, 'from'>, userId: string) =>
  client.from('subscriptions').select(SUBSCRIPTION_COLUMNS).eq('user_uuid', userId)

const latestOf = (rows: ReturnType<typeof ownRows>) => rows.order('updated_at', { ascending: false }).limit(1)

/** The first request of `readSubscription` alone. */
export const latestSubscription = (client: Pick<SupabaseClient, 'from'>, userId: string) =>
  latestOf(ownRows(client, userId))

/** The active subscription, else the latest of any status, with its status as of now; null is the free plan. */
const readSubscription = (callerSignal: AbortSignal): Promise<Subscription | null> =>
  signedIn(callerSignal, async ({ client, userId }, signal) => {
    const own = () => ownRows(client, userId)
    const latest = async (rows: ReturnType<typeof own>) =>
      unwrap(await latestOf(rows).abortSignal(signal).maybeSingle())
    const newest = await latest(own())
    // A second request is needed only if the plan ended or awaits payment.
    const isDecided = newest === null || newest.status === 'active'
    const found = isDecided ? newest : ((await latest(own().eq('status', 'active'))) ?? newest)
    if (found === null) return null
    const { is_charged, ...subscription } = rowSchema.parse(found)
    const [state, now] = [{ ...subscription, is_charged }, Date.now()]
    return { ...subscription, status: effectiveStatusOf(state, now), is_over: isPeriodOver(state, now) }
  })

export const usageQuery = queryOf(
  { name: 'usage' },
  async (signal) => (await call('readUsage', usageResponseSchema, { signal })).usage,
)

export const subscriptionQuery = queryOf({ name: 'subscription' }, readSubscription)
