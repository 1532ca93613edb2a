/** Choosing rows of a list while a search hides some of them. */
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

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00') })
  queryCache.clear()
  vi.mocked(call).mockReset()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const ROWS = Array.from({ length: 60 }, (_, index): Transcription => ({
  id: `row-${index}`,
  user_uuid: 'ana',
  encrypted_content: 'v1.sealed',
  encryption_key_id: 'key-ana',
  summary_encrypted: null,
  has_summary: false,
  created_at: new Date(Date.UTC(2026, 10, 20, 12, -index)).toISOString(),
}))
const open = (_: string, __: unknown, { body: { ids } }: { body: { ids: string[] } }) =>
  Promise.resolve({ opened: ids.map((id) => ({ id, transcription: `Áudio ${id}.`, summary: null })), failed: [] })

const List = () => {
  const deletion = useTranscriptionDeletion()
  return (
    <Selectable deletion={deletion}>
      <TranscriptionList rows={ROWS} deletion={deletion} />
    </Selectable>
  )
}
const flush = () => act(() => vi.advanceTimersByTimeAsync(0))
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await flush()
}
const search = async (value: string) => {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
  await flush()
}
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox')
const count = () => screen.getByText(/^Selecionadas: /).textContent

// Proves SCRIBE-36, SCRIBE-45.
test('a row that a search finds can be selected however many it hides, and at most fifty are restored with it', async () => {
  vi.mocked(call).mockImplementation(open as never)
  render(
    <TranscriptionDeletionProvider personId="ana">
      <List />
    </TranscriptionDeletionProvider>,
    { wrapper: inLanguage('pt') },
  )
  await press('Mostrar os resumos')
  for (let page = 1; page < 6; page += 1) await flush()
  await press('Selecionar')
  await press('Selecionar todas')
  await search('row-55')
  const [box] = boxes()
  fireEvent.click(box as HTMLElement)
  expect([boxes().length, box?.checked, count()]).toEqual([1, true, 'Selecionadas: 1'])
  await search('')
  const chosen = boxes().flatMap(({ name, checked }) => (checked ? [name] : []))
  expect([count(), chosen.length, chosen.at(-1)]).toEqual(['Selecionadas: 50 (máximo por vez)', 50, 'row-55'])
})

// Proves SCRIBE-105.
test('Escape empties a search first, and ends the selection only then', async () => {
  vi.mocked(call).mockImplementation(open as never)
  render(
    <TranscriptionDeletionProvider personId="ana">
      <List />
    </TranscriptionDeletionProvider>,
    { wrapper: inLanguage('pt') },
  )
  await press('Mostrar os resumos')
  for (let page = 1; page < 6; page += 1) await flush()
  await press('Selecionar')
  await press('Selecionar todas')
  await search('Áudio')
  // The browser empties a search field by the default action of the key.
  const isLeftToBrowser = fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' })
  await search('')
  const chosen = count()
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' })
  expect([isLeftToBrowser, chosen, screen.queryAllByRole('checkbox')]).toEqual([
    true,
    'Selecionadas: 50 (máximo por vez)',
    [],
  ])
})
