import { expect, test } from 'vitest'
import { sealedOf } from '#src/features/transcription/sealed.ts'

// Proves SCRIBE-04.
test('empty strings of older rows are missing values', () => {
  const row = {
    id: 'one',
    user_uuid: 'ana',
    encrypted_content: '',
    encryption_key_id: '',
    summary_encrypted: '',
    has_summary: false,
    created_at: '2026-11-20T12:00:00Z',
  }
  expect(sealedOf(row)).toEqual({ id: 'one', content: null, summary: null, keyId: null })
})
