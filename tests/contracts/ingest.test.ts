/** Which sources of a summary the ingestion of a transcription accepts. */
import { describe, expect, it } from 'vitest'
import { ingestRequestSchema } from '#contracts/api/ingest.ts'

const CONTENT = 'Reunião amanhã às 15h 👩🏽‍💻 na sala 2'
const SUMMARY = { text: 'Reunião amanhã', meeting: 'Reunião', starts_at: null, place: 'sala 2', topics: ['sala'] }
const EMOJI = CONTENT.indexOf('👩')
const END = CONTENT.length

const outcomeOf = (summary: unknown) => {
  const request = { phone_number: '+5511999998888', message_id: 'm-1', content: CONTENT, summary }
  const { success, error } = ingestRequestSchema.safeParse(request)
  return success ? 'accepted' : error.issues.map(({ path }) => path.join('.'))
}
const withSources = (sources: unknown) => outcomeOf({ ...SUMMARY, sources })
const meetingFrom = (...spans: (readonly [number, number])[]) =>
  withSources({ meeting: spans.map(([start, end]) => ({ start, end })) })

describe('the sources of a summary', () => {
  // Proves SCRIBE-13.
  it.each([
    ['no summary', () => outcomeOf(undefined)],
    ['a transcription that could not be summarized', () => outcomeOf(null)],
    ['a summary without sources', () => outcomeOf(SUMMARY)],
    ['sources of no field', () => withSources({})],
    ['a passage from the start', () => meetingFrom([0, 7])],
    ['a passage up to the end', () => meetingFrom([END - 1, END])],
    ['the whole text', () => meetingFrom([0, END])],
    ['two passages', () => meetingFrom([0, 7], [8, 14])],
    ['a passage that begins with a character of several parts', () => meetingFrom([EMOJI, END])],
    ['sources of several fields', () => withSources({ place: [{ start: 1, end: 2 }], topics: [{ start: 0, end: 1 }] })],
  ])('are accepted: %s', (_, answer) => {
    expect(answer()).toBe('accepted')
  })

  // Proves SCRIBE-13.
  it.each([
    ['a passage without length', () => meetingFrom([7, 7])],
    ['a passage that ends before it begins', () => meetingFrom([7, 3])],
    ['a passage beyond the end', () => meetingFrom([0, END + 1])],
    ['a passage that begins within a character', () => meetingFrom([EMOJI + 2, END])],
    ['a passage that ends within a character', () => meetingFrom([0, EMOJI + 1])],
    ['a good passage and a bad one', () => meetingFrom([0, 7], [8, END + 1])],
    ['a source of a fact that was not said', () => withSources({ starts_at: [{ start: 0, end: 7 }] })],
    [
      'a source of topics without topics',
      () => outcomeOf({ ...SUMMARY, topics: [], sources: { topics: [{ start: 0, end: 7 }] } }),
    ],
    [
      'a good field and a bad one',
      () => withSources({ meeting: [{ start: 0, end: 7 }], place: [{ start: 3, end: 3 }] }),
    ],
  ])('are refused with the name of their field: %s', (_, answer) => {
    expect(answer()).toEqual(['summary.sources'])
  })
})
