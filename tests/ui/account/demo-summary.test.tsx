/** The fields of the demo's summary, each of which appears when its passage was spoken. */
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { wordEndsOf } from '#src/features/transcribe-demo/clip.ts'
import type { DemoState } from '#src/features/transcribe-demo/demo-state.ts'
import { Summary } from '#src/features/transcribe-demo/summary.tsx'
import { inLanguage } from './kit.tsx'

afterEach(cleanup)

const FIELDS = [
  ['Reunião', 'Orçamento do evento'],
  ['Hora', 'Quinta, 15h'],
  ['Lugar', 'Café na rua Augusta'],
  ['Assuntos', 'Fornecedores, convidados'],
]
const wordEnds = wordEndsOf('pt')

/** A future value takes its space, but is hidden. */
const isKnown = (field: HTMLElement) => field.querySelector('[data-unknown]') === null

const fieldsAt = (word: number) => {
  const demo: DemoState = { at: 'paused', word, shown: word, ends: wordEnds, passage: null, lit: null, isSilent: false }
  render(<Summary demo={demo} onShow={() => {}} />, { wrapper: inLanguage('pt') })
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent)
  const values = screen.getAllByRole('definition').map((field) => (isKnown(field) ? field.textContent : '…'))
  return names.map((name, index) => [name, values[index]])
}

test('there are as many fields as passages', () => {
  expect(wordEnds.length).toBe(FIELDS.length)
})

test.each([0, 1, 2, 3, 4])('after %d passages as many fields are filled, each with its own text', (passages) => {
  const shown = FIELDS.map(([name, value], index) => [name, index < passages ? value : '…'])
  expect(fieldsAt(wordEnds[passages - 1] ?? 0)).toEqual(shown)
})
