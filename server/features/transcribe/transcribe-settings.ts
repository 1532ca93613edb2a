/** A user's settings of Transcribe. `retention_days` is shared with the privacy settings. */
import type { TranscribeConfiguration } from '#contracts/api/service-configurations.ts'
import type { Reads } from '#server/database/database.ts'

const NOTHING_CHOSEN: TranscribeConfiguration = {
  output_language: 'same',
  summary: 'full',
  extract_details: true,
  reply: 'textAndSummary',
  in_groups: false,
  is_paused: false,
  retention_days: null,
  updated_at: null,
}

/** Filters by `userId` for calls with the server's privileges; with a caller's, row level security does so too. */
export const transcribeSettingsOf = async (queries: Reads, userId: string): Promise<TranscribeConfiguration> => {
  const [[chosen], [privacy]] = await Promise.all([
    queries.query<Omit<TranscribeConfiguration, 'retention_days'>>(
      `select output_language, summary, extract_details, reply, in_groups, is_paused, updated_at
       from public.transcribe_settings where user_id = $1`,
      [userId],
    ),
    queries.query<{ retention_days: number | null }>(
      'select retention_days from public.privacy_settings where user_id = $1',
      [userId],
    ),
  ])
  return { ...NOTHING_CHOSEN, ...chosen, retention_days: privacy?.retention_days ?? null }
}
