// Proves SCRIBE-08, SCRIBE-33.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Transcription } from '#contracts/api/transcriptions.ts'
import { call } from '#src/clients/call.ts'
import { queryCache } from '#src/clients/query-cache.ts'
import { RemovalBar } from '#src/features/transcription/removal-bar.tsx'
import { TranscriptionList } from '#src/features/transcription/transcription-list.tsx'
import { useRemoval } from '#src/features/transcription/use-removal.ts'
import { at } from './kit.tsx'

vi.mock('#src/clients/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00') })
  queryCache.clear()
  vi.mocked(call).mockReset()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const rowOf = (id: string): Transcription => ({
  id,
  user_uuid: 'ana',
  encrypted_content: 'v1.sealed',
  encryption_key_id: 'key-ana',
  summary_encrypted: null,
  has_summary: false,
  created_at: `2026-11-20T0${id}:00:00`,
})
const Page = () => {
  const removal = useRemoval()
  return (
    <>
      <RemovalBar removal={removal} />
      <TranscriptionList rows={['3', '2', '1'].map(rowOf)} removal={removal} />
    </>
  )
}
const open = () => render(<Page />, { wrapper: at('pt') })
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const press = async (name: string, index = 0) => {
  fireEvent.click(screen.getAllByRole('button', { name })[index] as HTMLElement)
  await settle()
}
const answers = (answer: unknown) => vi.mocked(call).mockResolvedValueOnce(answer as never)
const asked = () =>
  vi
    .mocked(call)
    .mock.calls.map(([name, , parts]) => [name, (parts as unknown as { body: { ids: string[] } }).body.ids])

test('a sealed row leaves the list at once, and comes back where it was', async () => {
  open()
  answers(new Promise(() => {}))
  await press('Excluir', 1)
  expect([titles(), asked()]).toEqual([['03:00', '01:00'], [['deleteTranscriptions', ['2']]]])
  cleanup()
  open()
  answers({ removed: ['2'] })
  await press('Excluir', 1)
  answers({ success: true })
  await press('Desfazer')
  expect([titles(), asked().at(-1)]).toEqual([
    ['03:00', '02:00', '01:00'],
    ['restoreTranscriptions', ['2']],
  ])
})

test('each deletion stands once another follows, or its time is over', async () => {
  open()
  answers({ removed: ['3'] })
  await press('Excluir')
  answers({ removed: ['2'] })
  await press('Excluir')
  await settle(9_999)
  expect(screen.getByRole('button', { name: 'Desfazer' })).toBeTruthy()
  await settle(1)
  expect([screen.queryByRole('button', { name: 'Desfazer' }), titles()]).toEqual([null, ['01:00']])
})

test('what could not be deleted is back, and deleted by another try', async () => {
  open()
  vi.mocked(call).mockRejectedValueOnce({ code: 'network.unreachable' })
  await press('Excluir')
  expect([titles(), screen.getByText('Erro de conexão com o servidor')]).toEqual([
    ['03:00', '02:00', '01:00'],
    expect.anything(),
  ])
  answers({ removed: ['3'] })
  await press('Tentar de novo')
  expect(titles()).toEqual(['02:00', '01:00'])
})

test('the call is not given up where the page is left', async () => {
  const { unmount } = open()
  answers(new Promise(() => {}))
  await press('Excluir')
  unmount()
  await settle()
  const [, , parts] = vi.mocked(call).mock.calls[0] as unknown as [string, unknown, { signal: AbortSignal }]
  expect(parts.signal.aborted).toBe(false)
})
