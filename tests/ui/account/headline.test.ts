import { expect, test } from 'vitest'
import { headlineOf } from '#src/features/transcription/headline.ts'

const summaryOf = (text: string) => ({ text, meeting: null, starts_at: null, place: null, topics: [] })
const headline = (text: string | null, content = 'Oi! Vamos?') =>
  headlineOf({ decrypted_content: content, decrypted_summary: text === null ? null : summaryOf(text) })

test.each([
  ['Almoço na sexta. Levar o contrato.', 'Almoço na sexta.', 'Levar o contrato.'],
  ['Reunião às 15.30 na sala 2', 'Reunião às 15.30 na sala 2', 'Oi! Vamos?'],
  ['Consulta com a dra. Lúcia. Jejum.', 'Consulta com a dra. Lúcia.', 'Jejum.'],
  ['Almoço na av. Paulista. Às 13h.', 'Almoço na av. Paulista.', 'Às 13h.'],
  ['Bom lugar. Vamos lá.', 'Bom lugar.', 'Vamos lá.'],
  ['Primeira linha\nSegunda. Terceira.', 'Primeira linha', 'Segunda. Terceira.'],
  ['  Vai chover? Talvez…  ', 'Vai chover?', 'Talvez…'],
])('the summary %j has its first line or sentence as title', (text, title, rest) => {
  expect(headline(text)).toEqual({ title, rest })
})

test('a text without a summary has its first sentence as headline, and does not repeat it', () => {
  expect([headline(null), headline(null, 'Oi')]).toEqual([
    { title: 'Oi!', rest: 'Vamos?' },
    { title: 'Oi', rest: '' },
  ])
})

test('a long text is cut after the last whole word that fits', () => {
  const { rest } = headline(`Oi. ${'palavra '.repeat(40)}`)
  expect([rest.length <= 141, rest.endsWith('palavra…')]).toEqual([true, true])
})

// Proves SITE-77.
test('a long text without spaces is not cut inside an emoji', () => {
  expect(headline(`Oi. ${'🎉'.repeat(69)}a${'🎉'.repeat(10)}`).rest).toBe(`${'🎉'.repeat(69)}a…`)
})
