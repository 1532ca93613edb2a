/** Reads the person's own transcriptions from their table, without the Product API. */
import * as z from 'zod/mini'
import { type Transcription, transcriptionSchema } from '#contracts/api/transcriptions.ts'
import { unwrap } from '#src/clients/failures.ts'
import { signedIn } from '#src/clients/signed-in.ts'

const idSchema = z.object({ id: z.uuid() })

const TRANSCRIPTION_COLUMNS =
  'id,user_uuid,encrypted_content,encryption_key_id,summary_encrypted,has_summary,created_at'

const readNewest = <Row>(
  columns: string,
  row: { parse: (value: unknown) => Row },
  limit: number,
  callerSignal: AbortSignal,
) =>
  signedIn(callerSignal, async ({ client, session }, signal) => {
    const own = client.from('transcriptions').select(columns).eq('user_uuid', session.user.id)
    const rows = unwrap(await own.order('created_at', { ascending: false }).limit(limit).abortSignal(signal))
    return rows.map((each) => row.parse(each))
  })

/** The newest transcriptions, encrypted as they are stored. */
export const readRecentTranscriptions = (limit: number, signal: AbortSignal): Promise<Transcription[]> =>
  readNewest(TRANSCRIPTION_COLUMNS, transcriptionSchema, limit, signal)

export const readNewestIds = async (limit: number, signal: AbortSignal): Promise<string[]> =>
  (await readNewest('id', idSchema, limit, signal)).map(({ id }) => id)
