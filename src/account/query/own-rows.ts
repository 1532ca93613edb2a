/** Reads the person's own transcriptions from their table, without the Product API. */
import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { type Transcription, transcriptionSchema } from '#contracts/api/transcriptions.ts'
import { TRANSCRIPTIONS_PAGE_SIZE } from '#contracts/limits.ts'
import { unwrap } from '#src/clients/failures.ts'
import { signedIn } from '#src/clients/signed-in.ts'

const idSchema = z.object({ id: z.uuid() })

const TRANSCRIPTION_COLUMNS =
  'id,user_uuid,encrypted_content,encryption_key_id,summary_encrypted,has_summary,created_at'

const newestOf = (client: Pick<SupabaseClient, 'from'>, userId: string, columns: string, limit: number) =>
  client
    .from('transcriptions')
    .select(columns)
    .eq('user_uuid', userId)
    .order('created_at', { ascending: false })
    .limit(limit)

const readNewest = <Row>(
  columns: string,
  row: { parse: (value: unknown) => Row },
  limit: number,
  callerSignal: AbortSignal,
) =>
  signedIn(callerSignal, async ({ client, userId }, signal) => {
    const rows = unwrap(await newestOf(client, userId, columns, limit).abortSignal(signal))
    return rows.map((each) => row.parse(each))
  })

/** The number that one call can decrypt. */
const RECENT_TRANSCRIPTIONS = TRANSCRIPTIONS_PAGE_SIZE

/** The request of `readRecentTranscriptions` alone. */
export const recentRows = (client: Pick<SupabaseClient, 'from'>, userId: string) =>
  newestOf(client, userId, TRANSCRIPTION_COLUMNS, RECENT_TRANSCRIPTIONS)

/** The newest transcriptions, encrypted as they are stored. */
export const readRecentTranscriptions = (signal: AbortSignal): Promise<Transcription[]> =>
  readNewest(TRANSCRIPTION_COLUMNS, transcriptionSchema, RECENT_TRANSCRIPTIONS, signal)

export const readNewestIds = async (limit: number, signal: AbortSignal): Promise<string[]> =>
  (await readNewest('id', idSchema, limit, signal)).map(({ id }) => id)
