/** Decrypted texts on a device that slept. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Transcription } from '#contracts/api/transcriptions.ts'
import {
  TranscriptionDeletionProvider,
  useTranscriptionDeletion,
} from '#src/account/transcription-deletion/transcription-deletion.tsx'
import { call } from '#src/clients/call.ts'
import { queryCache } from '#src/clients/query-cache.ts'
import { Selectable } from '#src/features/transcription/selectable.tsx'
import { TranscriptionList } from '#src/features/transcription/transcription-list.tsx'
import { inLanguage } from './kit.tsx'

vi.mock('#src/clients/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

const NOW = new Date('2026-11-20T12:00:00')
beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  queryCache.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const ROW: Transcription = {
  id: 'one',
  user_uuid: 'ana',
  encrypted_content: 'v1.sealed',
  encryption_key_id: 'key-ana',
  summary_encrypted: 'v1.summary',
  has_summary: true,
  created_at: NOW.toISOString(),
}
const summary = { text: 'Almoço na sexta. No centro.', meeting: null, starts_at: null, place: null, topics: [] }

const List = () => {
  const deletion = useTranscriptionDeletion()
  return (
    <Selectable deletion={deletion}>
      <TranscriptionList rows={[ROW]} deletion={deletion} />
    </Selectable>
  )
}

// Browsers do not count the time that the device sleeps in their timers. A tab that stays in view gets no event of its own
// when the device wakes up, and the first gesture would count as activity.
// Proves SCRIBE-30.
test.each([
  ['its tab becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['a key is pressed', () => document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))],
  ['the pointer moves', () => document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))],
  ['the screen is touched', () => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))],
])('summaries are hidden when the device wakes up after more than five minutes and %s', async (_, wake) => {
  vi.mocked(call).mockResolvedValue({ opened: [{ id: 'one', transcription: 'Vamos?', summary }], failed: [] } as never)
  render(
    <TranscriptionDeletionProvider personId="ana">
      <List />
    </TranscriptionDeletionProvider>,
    { wrapper: inLanguage('pt') },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar os resumos' }))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.queryAllByText(/Almoço na sexta/)).not.toEqual([])
  vi.setSystemTime(NOW.getTime() + 3_600_000)
  act(() => void wake())
  expect(screen.queryAllByText(/Almoço na sexta/)).toEqual([])
})
