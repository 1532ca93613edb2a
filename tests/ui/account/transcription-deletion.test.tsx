import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Transcription } from '#contracts/api/transcriptions.ts'
import { useRemainingRows } from '#src/account/transcription-deletion/use-remaining-rows.ts'
import { call } from '#src/clients/call.ts'
import { queryCache } from '#src/clients/query-cache.ts'
import { DeletionToast } from '#src/account/transcription-deletion/deletion-toast.tsx'
import { Selectable } from '#src/features/transcription/selectable.tsx'
import { TranscriptionList } from '#src/features/transcription/transcription-list.tsx'
import {
  TranscriptionDeletionProvider,
  useTranscriptionDeletion,
} from '#src/account/transcription-deletion/transcription-deletion.tsx'
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

const rowOf = (id: string): Transcription => ({
  id,
  user_uuid: 'ana',
  encrypted_content: 'v1.sealed',
  encryption_key_id: 'key-ana',
  summary_encrypted: null,
  has_summary: false,
  created_at: `2026-11-20T0${id}:00:00`,
})
const ROWS = ['3', '2', '1'].map(rowOf)

type ListOptions = { rows?: readonly Transcription[]; isElsewhere?: boolean; personId?: string }

const List = ({ rows: all }: { rows: readonly Transcription[] }) => {
  const deletion = useTranscriptionDeletion()
  const rows = useRemainingRows(all)
  return (
    <Selectable filter={<p>Filtros</p>} deletion={deletion}>
      <TranscriptionList rows={rows} deletion={deletion} />
    </Selectable>
  )
}

/** The account layout, with the list or another page in it. */
const Page = ({ rows = ROWS, isElsewhere = false, personId = 'ana' }: ListOptions) => (
  <TranscriptionDeletionProvider personId={personId}>
    {isElsewhere ? <h1>Plano</h1> : <List rows={rows} />}
    <DeletionToast />
  </TranscriptionDeletionProvider>
)
const open = () => render(<Page />, { wrapper: inLanguage('pt') })
const flush = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const press = async (name: string, index = 0) => {
  fireEvent.click(screen.getAllByRole('button', { name })[index] as HTMLElement)
  await flush()
}
const answers = (answer: unknown) => vi.mocked(call).mockResolvedValueOnce(answer as never)
const calls = () =>
  vi
    .mocked(call)
    .mock.calls.map(([name, , parts]) => [name, (parts as unknown as { body: { ids: string[] } }).body.ids])

// Proves SCRIBE-08.
test('a deleted row leaves the list at once, and is restored to its place', async () => {
  open()
  answers(new Promise(() => {}))
  await press('Apagar', 1)
  expect([titles(), calls()]).toEqual([['03:00', '01:00'], [['deleteTranscriptions', ['2']]]])
  cleanup()
  open()
  answers({ removed: ['2'] })
  await press('Apagar', 1)
  answers({ success: true })
  await press('Desfazer')
  expect([titles(), calls().at(-1)]).toEqual([
    ['03:00', '02:00', '01:00'],
    ['restoreTranscriptions', ['2']],
  ])
})

// Proves SCRIBE-33.
test('a deletion is final after the next one, or when its time is over', async () => {
  open()
  answers({ removed: ['3'] })
  await press('Apagar')
  answers({ removed: ['2'] })
  await press('Apagar')
  await flush(9_999)
  expect(screen.getByRole('button', { name: 'Desfazer' })).toBeTruthy()
  await flush(1)
  expect([screen.queryByRole('button', { name: 'Desfazer' }), titles()]).toEqual([null, ['01:00']])
})

// Proves SCRIBE-08.
test('a row that could not be deleted is back in the list, and deleted by a retry', async () => {
  open()
  vi.mocked(call).mockRejectedValueOnce({ code: 'network.unreachable' })
  await press('Apagar')
  expect([titles(), screen.getByText('Erro de conexão com o servidor')]).toEqual([
    ['03:00', '02:00', '01:00'],
    expect.anything(),
  ])
  answers({ removed: ['3'] })
  await press('Tentar de novo')
  expect(titles()).toEqual(['02:00', '01:00'])
})

test('the call of a deletion is not aborted when the page is left', async () => {
  const { unmount } = open()
  answers(new Promise(() => {}))
  await press('Apagar')
  unmount()
  await flush()
  const [, , parts] = vi.mocked(call).mock.calls[0] as unknown as [string, unknown, { signal: AbortSignal }]
  expect(parts.signal.aborted).toBe(false)
})

// Proves SCRIBE-37.
test('a deletion can be undone from another page of the account, by the same user only', async () => {
  const { rerender } = open()
  answers({ removed: ['3'] })
  await press('Apagar')
  rerender(<Page isElsewhere />)
  answers({ success: true })
  await press('Desfazer')
  rerender(<Page />)
  expect([titles(), calls().at(-1)]).toEqual([
    ['03:00', '02:00', '01:00'],
    ['restoreTranscriptions', ['3']],
  ])
  answers({ removed: ['3'] })
  await press('Apagar')
  rerender(<Page isElsewhere personId="bruno" />)
  await flush()
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
})

// Proves SCRIBE-37.
test('Escape dismisses the toast, unless it closes something else', async () => {
  open()
  answers({ removed: ['3'] })
  await press('Apagar')
  await press('Selecionar')
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  act(() => void screen.getByText('Selecionadas: 0').dispatchEvent(escape))
  expect(screen.getByRole('button', { name: 'Desfazer' })).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await flush()
  expect([screen.queryByRole('button', { name: 'Desfazer' }), titles()]).toEqual([null, ['02:00', '01:00']])
})

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
const checkedBoxes = () => boxes().map((box) => box.checked)
const isAnnounced = (text: string) => screen.getByText(text).matches('output')

// Proves SCRIBE-36.
test('several rows are selected by their names, deleted by one call and restored by one', async () => {
  open()
  await press('Selecionar')
  expect([isAnnounced('Selecionadas: 0'), screen.queryByRole('button', { name: 'Abrir' })]).toEqual([true, null])
  fireEvent.click(screen.getByRole('checkbox', { name: '03:00' }))
  fireEvent.click(screen.getByRole('checkbox', { name: '01:00' }))
  expect([checkedBoxes(), isAnnounced('Selecionadas: 2')]).toEqual([[true, false, true], true])
  answers({ removed: ['3', '1'] })
  await press('Apagar')
  expect([titles(), screen.queryByRole('checkbox')]).toEqual([['02:00'], null])
  expect(screen.getByText('Transcrições apagadas: 2.')).toBeTruthy()
  answers({ success: true })
  await press('Desfazer')
  expect(titles()).toEqual(['03:00', '02:00', '01:00'])
  expect(calls()).toEqual([
    ['deleteTranscriptions', ['3', '1']],
    ['restoreTranscriptions', ['3', '1']],
  ])
})

test('Escape ends the selection, and returns the focus to its button', async () => {
  open()
  await press('Selecionar')
  fireEvent.click(boxes()[0] as HTMLElement)
  fireEvent.keyDown(boxes()[0] as HTMLElement, { key: 'Escape' })
  expect([screen.queryByRole('checkbox'), document.activeElement?.textContent]).toEqual([null, 'Selecionar'])
  await press('Selecionar')
  expect(checkedBoxes()).toEqual([false, false, false])
})

// Proves SCRIBE-36.
test('at most fifty rows can be selected', async () => {
  const rows = Array.from({ length: 51 }, (_, index) => ({ ...rowOf('1'), id: `row-${index}` }))
  render(<Page rows={rows} />, { wrapper: inLanguage('pt') })
  await press('Selecionar')
  await press('Selecionar todas')
  fireEvent.click(boxes().at(-1) as HTMLElement)
  expect([checkedBoxes().filter(Boolean).length, checkedBoxes().at(-1)]).toEqual([50, false])
  expect(isAnnounced('Selecionadas: 50 (máximo por vez)')).toBe(true)
  await press('Desmarcar todas')
  expect(checkedBoxes()).not.toContain(true)
})

test('the selection button is beside the filters if there are rows', async () => {
  const { rerender } = render(<Page rows={[]} />, { wrapper: inLanguage('pt') })
  const bar = screen.getByText('Filtros').parentElement
  expect(bar?.textContent).toBe('Filtros')
  rerender(<Page />)
  await flush()
  expect(bar?.textContent).toBe('FiltrosSelecionar')
})

test('a restored row is shown at once, even if the list was refetched without it meanwhile', async () => {
  const { rerender } = open()
  const [three, two, one] = ROWS as [Transcription, Transcription, Transcription]
  answers({ removed: ['2', '1'] })
  await press('Selecionar')
  fireEvent.click(screen.getByRole('checkbox', { name: '02:00' }))
  fireEvent.click(screen.getByRole('checkbox', { name: '01:00' }))
  await press('Apagar')
  const older = { ...one, id: '0', created_at: '2026-11-20T00:30:00' }
  rerender(<Page rows={[three, older]} />)
  expect(titles()).toEqual(['03:00', '00:30'])
  answers({ success: true })
  await press('Desfazer')
  expect(titles()).toEqual(['03:00', '02:00', '01:00', '00:30'])
  // Also if refetching takes long, or fails.
  await flush(10_000)
  expect(titles()).toEqual(['03:00', '02:00', '01:00', '00:30'])
  rerender(<Page rows={[three, two, one]} />)
  expect(titles()).toEqual(['03:00', '02:00', '01:00'])
  // Deleted on another device meanwhile.
  await flush(10_000)
  rerender(<Page rows={[three]} />)
  expect(titles()).toEqual(['03:00'])
})
