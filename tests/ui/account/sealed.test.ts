import { expect, test } from 'vitest'
import { isFound, sealedOf, wordsOf } from '#src/features/transcription/sealed.ts'

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

// Proves SCRIBE-10.
test('words are found in text and summary, whatever their case and accents', () => {
  const summary = { text: 'Reunião', meeting: null, starts_at: null, place: 'Praça', topics: ['Água'] }
  const words = wordsOf({ decrypted_content: 'Até amanhã!', decrypted_summary: summary })
  expect(['REUNIAO', 'praca', ' água ', 'amanha', 'ontem'].map((query) => isFound(words, query))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
})
