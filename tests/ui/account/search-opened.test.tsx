/** The search in the texts that are opened on this device. */
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

const HIDE_TEXT_AFTER = 300_000

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00') })
  queryCache.clear()
  vi.mocked(call).mockReset()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const rowOf = (id: string, createdAt: string): Transcription => ({
  id,
  user_uuid: 'ana',
  encrypted_content: 'v1.sealed',
  encryption_key_id: 'key-ana',
  summary_encrypted: null,
  has_summary: false,
  created_at: createdAt,
})
const ROWS = [rowOf('one', '2026-11-20T11:00:00'), rowOf('two', '2026-11-20T10:00:00')]

const List = () => {
  const deletion = useTranscriptionDeletion()
  return (
    <Selectable deletion={deletion}>
      <TranscriptionList rows={ROWS} deletion={deletion} />
    </Selectable>
  )
}
const flush = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Opens the row of that place in the list. */
const open = async (index: number, transcription: string) => {
  vi.mocked(call).mockResolvedValueOnce({ transcription, summary: null } as never)
  fireEvent.click(screen.getAllByRole('button', { name: 'Abrir' })[index] as HTMLElement)
  await flush()
}

// Proves SCRIBE-44.
test('a search ends when no text is open any more, and the next one begins empty', async () => {
  render(
    <TranscriptionDeletionProvider personId="ana">
      <List />
    </TranscriptionDeletionProvider>,
    { wrapper: inLanguage('pt') },
  )
  await open(0, 'Oi, Ana')
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ana' } })
  await flush(HIDE_TEXT_AFTER)
  const sealed = screen.queryByRole('searchbox')
  await open(1, 'Outra coisa')
  const box = screen.getByRole<HTMLInputElement>('searchbox')
  expect([sealed, box.value, screen.queryByText('Nada encontrado no que está aberto.')]).toEqual([null, '', null])
  expect(screen.getByText('Outra coisa').closest('li')?.hidden).toBe(false)
})
