import { expect, test } from 'vitest'
import { matchesSearch, searchableText } from '#src/features/transcription/text-search.ts'

// Proves SCRIBE-10.
test('words are found in text and summary, in any case and with any accents', () => {
  const summary = { text: 'Reunião', meeting: null, starts_at: null, place: 'Praça', topics: ['Água'] }
  const words = searchableText({ decrypted_content: 'Até amanhã!', decrypted_summary: summary })
  expect(['REUNIAO', 'praca', ' água ', 'amanha', 'ontem'].map((query) => matchesSearch(words, query))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
})
