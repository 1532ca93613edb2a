import type { OpenedTranscription } from '#contracts/api/transcriptions.ts'
import type { SealedTranscription } from '#machines/transcription/transcription.machine.ts'
import { TranscriptionItem } from '#src/features/transcription/transcription-item.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

type Input = { item: SealedTranscription; cached: OpenedTranscription | null }

/** A row of the list; older rows have empty strings for missing values. */
const rowOf = ({ id, content, summary, keyId }: SealedTranscription) => ({
  id,
  user_uuid: 'user-ana',
  encrypted_content: content ?? '',
  encryption_key_id: keyId ?? '',
  summary_encrypted: summary,
  has_summary: summary !== null,
  created_at: '2026-11-20T12:00:00Z',
})

export const fixture: Fixture = async (input) => (
  <ul>
    <TranscriptionItem
      row={rowOf((input as Input).item)}
      cached={(input as Input).cached}
      deletion={{ isBusy: false, deleteTranscriptions: () => {} }}
    />
  </ul>
)
