import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Summary } from '#contracts/api/transcriptions.ts'
import {
  TranscriptionDeletionProvider,
  useTranscriptionDeletion,
} from '#src/account/transcription-deletion/transcription-deletion.tsx'
import { call } from '#src/clients/call.ts'
import { queryCache } from '#src/clients/query-cache.ts'
import { LAST_VISIT_KEY } from '#src/clients/storage-keys.ts'
import { RecentList } from '#src/features/transcription/recent-list.tsx'
import { inLanguage } from './kit.tsx'

vi.mock('#src/clients/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

const NOW = new Date('2026-11-23T12:00:00')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const ago = (ms: number) => new Date(NOW.getTime() - ms).toISOString()
const inFuture = (ms: number) => new Date(NOW.getTime() + ms).toISOString()

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  localStorage.clear()
  queryCache.clear()
  vi.mocked(call).mockReset()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Newest first, an hour apart. */
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `row-${index}`,
    user_uuid: 'ana',
    encrypted_content: 'v1.sealed',
    encryption_key_id: 'key-ana',
    summary_encrypted: 'v1.summary',
    has_summary: true,
    created_at: ago(HOUR * (index + 1)),
  }))

const List = ({ count, personId }: { count: number; personId: string }) => (
  <RecentList rows={rowsOf(count)} deletion={useTranscriptionDeletion()} personId={personId} />
)
const open = (count: number, personId = 'ana') =>
  render(
    <TranscriptionDeletionProvider personId={personId}>
      <List count={count} personId={personId} />
    </TranscriptionDeletionProvider>,
    { wrapper: inLanguage('pt') },
  ).container
/** Stores a visit of that many milliseconds ago. */
const visitEarlier = (ms: number, personId = 'ana') => {
  vi.setSystemTime(NOW.getTime() - ms)
  open(0, personId)
  cleanup()
  vi.setSystemTime(NOW)
}
const newRowsText = () => screen.queryByText(/desde/)
const titles = () =>
  within(screen.getAllByRole('list').at(-1) as HTMLElement)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
const show = async (summaries: Record<string, Partial<Summary>>) => {
  const nothing = { text: 'Nada.', meeting: null, starts_at: null, place: null, topics: [] }
  const decrypted = Object.entries(summaries).map(([id, summary]) => ({
    id,
    transcription: `Texto de ${id}.`,
    summary: { ...nothing, ...summary },
  }))
  vi.mocked(call).mockResolvedValueOnce({ opened: decrypted, failed: [] } as never)
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar os resumos' }))
  await act(() => vi.advanceTimersByTimeAsync(0))
}

// Proves ACCOUNT-55.
test.each([
  [3 * DAY, /^10\+ novas desde a sua última visita, 20 de nov\., 12:00\.$/],
  [4.5 * HOUR, /^4 novas desde a sua última visita, 23 de nov\., 07:30\.$/],
  [90 * MINUTE, /^1 nova desde a sua última visita, 23 de nov\., 10:30\.$/],
])('new rows since the last visit %i ms ago are counted', (ms, words) => {
  visitEarlier(ms)
  open(10)
  expect(screen.getByText((_, element) => element?.tagName === 'P' && words.test(element.textContent))).toBeTruthy()
})

// Proves ACCOUNT-55.
test.each([
  [3, '3 novas desde ontem.'],
  [9, '9 novas desde ontem.'],
])('%i rows that are all new are counted exactly', (count, words) => {
  visitEarlier(DAY)
  open(count)
  expect(newRowsText()?.textContent).toBe(words)
})

// Proves ACCOUNT-55.
test('yesterday is named as such, and new rows are listed, five at most', () => {
  visitEarlier(DAY)
  open(10)
  expect([screen.getByText('10+ novas desde ontem.').tagName, titles().length]).toEqual(['P', 5])
})

// Proves ACCOUNT-55, ACCOUNT-56.
test("there is nothing new after a first visit, somebody else's visit or a visit a moment ago", () => {
  open(10)
  expect([newRowsText(), titles().length]).toEqual([null, 3])
  cleanup()
  localStorage.clear()
  visitEarlier(DAY, 'bia')
  open(10)
  expect(newRowsText()).toBe(null)
  cleanup()
  localStorage.clear()
  visitEarlier(29 * MINUTE)
  open(10)
  expect(newRowsText()).toBe(null)
})

// Proves ACCOUNT-56.
test('short pauses do not end a visit: new rows stay new', () => {
  visitEarlier(DAY)
  visitEarlier(20 * MINUTE)
  open(10)
  expect(screen.getByText('10+ novas desde ontem.')).toBeTruthy()
})

// Proves ACCOUNT-56.
test('the device stores a time and the id of the person, and nothing of the rows', () => {
  visitEarlier(DAY)
  open(10)
  const stored = JSON.parse(localStorage.getItem(LAST_VISIT_KEY) ?? '') as object
  expect([Object.keys(localStorage), stored]).toEqual([
    [LAST_VISIT_KEY],
    { id: 'ana', at: NOW.getTime(), before: NOW.getTime() - DAY },
  ])
})

// Proves ACCOUNT-55.
test('one click shows the next appointments of all loaded rows, the soonest first, each as a calendar file', async () => {
  const container = open(10)
  expect(screen.getByText(/Mostra títulos, assuntos e os próximos compromissos/)).toBeTruthy()
  expect(screen.queryByText('Próximos compromissos')).toBe(null)
  await show({
    'row-0': { meeting: 'Almoço', starts_at: inFuture(3 * DAY), place: 'Centro' },
    'row-1': { meeting: 'Ontem', starts_at: ago(DAY) },
    'row-2': { meeting: 'Dentista', starts_at: inFuture(DAY) },
    'row-8': { text: 'Reunião na quinta. Levar a proposta.', starts_at: inFuture(2 * DAY) },
    'row-9': { meeting: 'Longe', starts_at: inFuture(30 * DAY) },
  })
  const next = screen.getByRole('heading', { name: 'Próximos compromissos' }).parentElement as HTMLElement
  expect(Array.from(next.querySelectorAll('strong'), (each) => each.textContent)).toEqual([
    'Dentista',
    'Reunião na quinta.',
    'Almoço',
  ])
  const [file] = within(next).getAllByRole<HTMLAnchorElement>('link', { name: 'Adicionar à agenda' })
  expect([file?.download, decodeURIComponent(file?.href ?? '').includes('UID:row-2@prosa')]).toEqual([
    'transcribe-2026-11-24.ics',
    true,
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Ocultar os resumos' }))
  expect(container.textContent).not.toMatch(/Dentista|Reunião|Próximos/)
})

// Proves SCRIBE-04.
test('a row without a key is not sent with the summaries', async () => {
  const [raw, ...others] = rowsOf(3)
  const Raw = () => (
    <RecentList
      rows={[{ ...(raw as (typeof others)[number]), encryption_key_id: '' }, ...others]}
      deletion={useTranscriptionDeletion()}
      personId="ana"
    />
  )
  render(
    <TranscriptionDeletionProvider personId="ana">
      <Raw />
    </TranscriptionDeletionProvider>,
    { wrapper: inLanguage('pt') },
  )
  await show({})
  expect(vi.mocked(call).mock.calls.map(([, , parts]) => Object(parts).body as unknown)).toEqual([
    { ids: ['row-1', 'row-2'] },
  ])
})

// Proves ACCOUNT-55.
test('a message is shown if there are no appointments', async () => {
  open(3)
  await show({ 'row-0': {} })
  expect(screen.getByText('Nenhum nas últimas transcrições.')).toBeTruthy()
})
