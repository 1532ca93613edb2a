import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Transcription } from '#contracts/api/transcriptions.ts'
import { call } from '#src/clients/call.ts'
import { queryCache } from '#src/clients/query-cache.ts'
import { Selectable } from '#src/features/transcription/selectable.tsx'
import { TranscriptionList } from '#src/features/transcription/transcription-list.tsx'
import {
  TranscriptionDeletionProvider,
  useTranscriptionDeletion,
} from '#src/account/transcription-deletion/transcription-deletion.tsx'
import { inLanguage } from './kit.tsx'

vi.mock('#src/clients/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

const NOW = new Date('2026-11-20T12:00:00')
beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  queryCache.clear()
  vi.mocked(call).mockReset()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const HOUR = 3_600_000
const rowOf = (id: string, hoursAgo: number): Transcription => ({
  id,
  user_uuid: 'ana',
  encrypted_content: 'v1.sealed',
  encryption_key_id: 'key-ana',
  summary_encrypted: 'v1.summary',
  has_summary: true,
  created_at: new Date(NOW.getTime() - hoursAgo * HOUR).toISOString(),
})
const ROWS = [rowOf('one', 1), rowOf('two', 2), rowOf('three', 24), rowOf('four', 72)]
const summary = { text: 'Almoço na sexta. No centro.', meeting: null, starts_at: null, place: null, topics: ['Conta'] }
const OPENED = {
  opened: [
    { id: 'one', transcription: 'Vamos almoçar?', summary },
    { id: 'three', transcription: 'Chegou a caixa. Venha.', summary: null },
    { id: 'four', transcription: ' ', summary: null },
  ],
  failed: [{ id: 'two', code: 'transcription.decryptFailed' }],
}

const flush = () => act(() => vi.advanceTimersByTimeAsync(0))
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await flush()
}
const show = () => press('Mostrar os resumos')
const List = ({ rows }: { rows: readonly Transcription[] }) => {
  const deletion = useTranscriptionDeletion()
  return (
    <Selectable deletion={deletion}>
      <TranscriptionList rows={rows} deletion={deletion} />
    </Selectable>
  )
}
const Page = ({ rows }: { rows: readonly Transcription[] }) => (
  <TranscriptionDeletionProvider personId="ana">
    <List rows={rows} />
  </TranscriptionDeletionProvider>
)
const open = (rows: readonly Transcription[] = ROWS) => render(<Page rows={rows} />, { wrapper: inLanguage('pt') })
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const calls = () =>
  vi
    .mocked(call)
    .mock.calls.map(([name, , parts]) => [name, (parts as unknown as { body: { ids?: string[] } }).body.ids])

// Proves SCRIBE-02, SCRIBE-29.
test('today and yesterday are named as such, and nothing is decrypted before a request', async () => {
  open()
  await flush()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Hoje',
    'Ontem',
    'Terça-feira, 17 de novembro',
  ])
  expect([screen.queryByRole('searchbox'), calls()]).toEqual([null, []])
})

// Proves SCRIBE-29, SCRIBE-31.
test('one click shows the headline of each row, or that it is unreadable', async () => {
  vi.mocked(call).mockResolvedValueOnce(OPENED as never)
  open()
  await show()
  expect(calls()).toEqual([['decryptTranscriptions', ['one', 'two', 'three', 'four']]])
  expect(titles()).toEqual(['Almoço na sexta.', '10:00', 'Chegou a caixa.', '12:00'])
  const [one, two] = screen.getAllByRole('listitem')
  expect([one?.textContent, two?.textContent]).toEqual([
    expect.stringContaining('No centro.'),
    expect.stringContaining('[Erro ao descriptografar conteúdo]'),
  ])
  expect(within(one as HTMLElement).getByText('Conta')).toBeTruthy()
})

test('all shown texts are searched, and open without another call', async () => {
  vi.mocked(call).mockResolvedValueOnce(OPENED as never)
  open()
  await show()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'CAIXA' } })
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('h3')?.textContent)).toEqual([
    'Chegou a caixa.',
  ])
  await press('Abrir')
  expect(screen.getByText('Chegou a caixa. Venha.')).toBeTruthy()
  expect(calls()).toHaveLength(1)
})

// Proves SCRIBE-30.
test('hiding removes all decrypted text from the page, of opened rows too', async () => {
  vi.mocked(call).mockResolvedValue(OPENED as never)
  const { container } = open()
  await show()
  fireEvent.click(screen.getAllByRole('button', { name: 'Abrir' })[0] as HTMLElement)
  await flush()
  expect(container.textContent).toContain('Vamos almoçar?')
  await press('Ocultar os resumos')
  expect(container.textContent).not.toMatch(/almo|caixa|Conta/iu)
  await show()
  await act(() => vi.advanceTimersByTimeAsync(300_000))
  expect(container.textContent).not.toMatch(/almo|caixa|Conta/iu)
})

test('new rows are decrypted without the others while summaries are shown', async () => {
  vi.mocked(call).mockResolvedValueOnce(OPENED as never)
  const { rerender } = open()
  await show()
  const newest = { id: 'five', transcription: 'Novo áudio.', summary: null }
  vi.mocked(call).mockResolvedValueOnce({ opened: [newest], failed: [] } as never)
  rerender(<Page rows={[rowOf('five', 0), ...ROWS]} />)
  await flush()
  expect(calls().at(-1)).toEqual(['decryptTranscriptions', ['five']])
  expect(titles()[0]).toBe('Novo áudio.')
})

// Proves SCRIBE-04.
test('rows without content or key are not sent, and no call is made if no other is listed', async () => {
  vi.mocked(call).mockResolvedValue({ opened: [], failed: [] } as never)
  const raw = [
    { ...rowOf('raw', 1), encryption_key_id: '' },
    { ...rowOf('empty', 2), encrypted_content: '' },
  ]
  const { rerender } = open(raw)
  await show()
  expect([calls(), screen.getByText('Resumos à vista, só nesta aba.').tagName]).toEqual([[], 'OUTPUT'])
  rerender(<Page rows={[...raw, rowOf('three', 3)]} />)
  await flush()
  expect(calls()).toEqual([['decryptTranscriptions', ['three']]])
})

// Proves SCRIBE-29.
test('more than a page is decrypted page by page', async () => {
  vi.mocked(call).mockResolvedValue({ opened: [], failed: [] } as never)
  open(Array.from({ length: 12 }, (_, index) => rowOf(`id-${String(index)}`, index)))
  await show()
  await flush()
  expect(calls().map(([, ids]) => ids?.length)).toEqual([10, 2])
})

test('a list that appears is rendered once', async () => {
  const commits: string[] = []
  const Counted = () => {
    const deletion = useTranscriptionDeletion()
    return (
      <Selectable deletion={deletion}>
        <Profiler id="list" onRender={(_, phase) => commits.push(phase)}>
          <TranscriptionList rows={ROWS} deletion={deletion} />
        </Profiler>
      </Selectable>
    )
  }
  const page = (
    <TranscriptionDeletionProvider personId="ana">
      <Counted />
    </TranscriptionDeletionProvider>
  )
  render(page, { wrapper: inLanguage('pt') })
  await flush()
  expect([commits, screen.getByRole('button', { name: 'Selecionar' }).tagName]).toEqual([['mount'], 'BUTTON'])
})
