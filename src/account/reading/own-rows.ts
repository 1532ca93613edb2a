/** Rows of the person's own, straight from their tables. */
import * as z from 'zod/mini'
import { type Subscription, subscriptionSchema } from '#contracts/api/billing.ts'
import { type Transcription, transcriptionSchema } from '#contracts/api/transcriptions.ts'
import { standingOf } from '#contracts/plan-standing.ts'
import { unwrap } from '#src/clients/failures.ts'
import { signedIn } from '#src/clients/signed-in.ts'

const idSchema = z.object({ id: z.uuid() })

const SUBSCRIPTION_COLUMNS =
  'status,current_period_end,is_ending,plan:plans(code,name,monthly_transcriptions,price_cents,currency)'
const TRANSCRIPTION_COLUMNS =
  'id,user_uuid,encrypted_content,encryption_key_id,summary_encrypted,has_summary,created_at'

/** The active one, else the latest of any status, as it stands now; null is Free. */
export const readSubscription = (whole: AbortSignal): Promise<Subscription | null> =>
  signedIn(whole, async ({ client, session }, signal) => {
    const own = () => client.from('subscriptions').select(SUBSCRIPTION_COLUMNS).eq('user_uuid', session.user.id)
    const latest = async (rows: ReturnType<typeof own>) =>
      unwrap(await rows.order('updated_at', { ascending: false }).limit(1).abortSignal(signal).maybeSingle())
    const found = (await latest(own().eq('status', 'active'))) ?? (await latest(own()))
    if (found === null) return null
    const subscription = subscriptionSchema.parse(found)
    return { ...subscription, status: standingOf(subscription, Date.now()) }
  })

const readNewest = <Row>(columns: string, row: { parse: (value: unknown) => Row }, limit: number, whole: AbortSignal) =>
  signedIn(whole, async ({ client, session }, signal) => {
    const own = client.from('transcriptions').select(columns).eq('user_uuid', session.user.id)
    const rows = unwrap(await own.order('created_at', { ascending: false }).limit(limit).abortSignal(signal))
    return rows.map((each) => row.parse(each))
  })

/** The newest, as they are stored. */
export const readRecentTranscriptions = (limit: number, signal: AbortSignal): Promise<Transcription[]> =>
  readNewest(TRANSCRIPTION_COLUMNS, transcriptionSchema, limit, signal)

export const readNewestIds = async (limit: number, signal: AbortSignal): Promise<string[]> =>
  (await readNewest('id', idSchema, limit, signal)).map(({ id }) => id)
