/** Where the focus is when a transcription opens or is sealed, by a click or by itself. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HIDE_TEXT_AFTER } from '#contracts/limits.ts'
import { call } from '#src/clients/call.ts'
import { TranscriptionItem } from '#src/features/transcription/transcription-item.tsx'
import { inLanguage } from './kit.tsx'

vi.mock('#src/clients/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

const ROW = {
  id: 'row',
  user_uuid: 'ana',
  encrypted_content: 'v1.sealed',
  encryption_key_id: 'key-ana',
  summary_encrypted: null,
  has_summary: false,
  created_at: '2026-11-20T12:00:00Z',
}
const ANSWER = { transcription: 'Oi!', summary: null }
const deletion = { isBusy: false, deleteTranscriptions: () => {} }

const show = () =>
  render(
    <>
      <input aria-label="Busca" />
      <ul>
        <TranscriptionItem row={ROW} deletion={deletion} />
      </ul>
    </>,
    { wrapper: inLanguage('pt') },
  )
const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const type = () => screen.getByRole('textbox').focus()
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const expandedOf = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-expanded')
const textAndFocus = () => [screen.queryByText('Oi!') !== null, document.activeElement?.tagName]

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(call).mockImplementation(
    () => new Promise((resolve) => setTimeout(() => resolve(ANSWER as never), 1_000)) as never,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

// Proves FAIL-39.
test('opening or hiding content moves the focus from the button to the heading', async () => {
  show()
  expect(expandedOf('Abrir')).toBe('false')
  press('Abrir')
  await pass(1_000)
  const afterOpening = textAndFocus()
  expect(expandedOf('Ocultar')).toBe('true')
  press('Ocultar')
  expect([afterOpening, textAndFocus()]).toEqual([
    [true, 'H3'],
    [false, 'H3'],
  ])
})

// Proves FAIL-40.
test('neither a late answer nor the timer that hides a text moves the focus out of a field', async () => {
  show()
  press('Abrir')
  type()
  await pass(1_000)
  const afterOpening = textAndFocus()
  await pass(HIDE_TEXT_AFTER)
  expect([afterOpening, textAndFocus()]).toEqual([
    [true, 'INPUT'],
    [false, 'INPUT'],
  ])
})
