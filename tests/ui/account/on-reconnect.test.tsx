/** Reads that failed without a network, once it is back. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TranscriptionDeletionProvider } from '#src/account/transcription-deletion/transcription-deletion.tsx'
import { queryOf } from '#src/account/query/query.flow.ts'
import { useQuery } from '#src/account/query/query-state.tsx'
import { call } from '#src/clients/call.ts'
import { queryCache } from '#src/clients/query-cache.ts'
import { signedIn } from '#src/clients/signed-in.ts'
import DashboardPage from '#src/pages/dashboard/index.tsx'
import { inLanguage } from './kit.tsx'

vi.mock('#src/clients/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))
vi.mock('#src/clients/signed-in.ts', () => ({ signedIn: vi.fn<() => Promise<unknown>>() }))
vi.mock('#src/flow-runtime/session-store.ts', async (original) => ({
  ...(await original<object>()),
  useAccount: () => ({ status: 'signedIn', profile: { id: 'ana', name: 'Ana', isFallback: false } }),
}))

const LOST = { code: 'network.unreachable' } as const
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))
const reconnect = () => act(async () => void dispatchEvent(new Event('online')))

beforeEach(() => {
  queryCache.clear()
  vi.mocked(call).mockReset().mockRejectedValue(LOST)
  vi.mocked(signedIn).mockReset().mockRejectedValue(LOST)
})
afterEach(cleanup)

/** Shows nothing of its failure: another part of the page does. */
const Silent = ({ query }: { query: ReturnType<typeof queryOf<string>> }) => useQuery(query).data
const open = (read: () => Promise<string>) =>
  render(<Silent query={queryOf({ name: 'usage' }, read)} />, { wrapper: inLanguage('pt') })

// Proves FAIL-34.
test('a read that failed offline is sent again once when the network is back, wherever its failure is shown', async () => {
  const read = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(LOST)
    .mockReturnValue(new Promise(() => {}))
  const page = open(read)
  await settle()
  await reconnect()
  await reconnect()
  const countWhileOpen = read.mock.calls.length
  page.unmount()
  await reconnect()
  expect([countWhileOpen, read.mock.calls.length]).toEqual([2, 2])
})

// Proves FAIL-34.
test.each([
  ['was refused', () => Promise.reject({ code: 'service.paused' })],
  ['was answered', () => Promise.resolve('gratuito')],
])('a read that %s is not sent again when the network is back', async (_, answer) => {
  const read = vi.fn<() => Promise<string>>(answer)
  open(read)
  await settle()
  await reconnect()
  expect(read).toHaveBeenCalledTimes(1)
})

const openDashboard = async () => {
  render(
    <TranscriptionDeletionProvider personId="ana">
      <DashboardPage />
    </TranscriptionDeletionProvider>,
    { wrapper: inLanguage('pt') },
  )
  await settle()
}
const calls = () => [
  ...vi.mocked(call).mock.calls.map(([name]) => name),
  ...vi.mocked(signedIn).mock.calls.map(() => 'rows'),
]

// Proves FAIL-34.
test('an overview without any answer reads each of its parts once when the network is back', async () => {
  await openDashboard()
  expect(screen.queryByRole('heading', { name: 'Sem contato com o servidor' })).not.toBeNull()
  vi.mocked(call)
    .mockReset()
    .mockReturnValue(new Promise(() => {}))
  vi.mocked(signedIn)
    .mockReset()
    .mockReturnValue(new Promise(() => {}))
  await reconnect()
  expect(calls().toSorted()).toEqual([
    'readExports',
    'readProfile',
    'readServices',
    'readUsage',
    'readWaitingPayment',
    'rows',
    'rows',
  ])
})

const focused = () => document.activeElement?.textContent

// Proves FAIL-39.
test('the focus moves from the button that retries all parts to the element that replaces it', async () => {
  await openDashboard()
  const next = Promise.withResolvers<never>()
  vi.mocked(call).mockReset().mockReturnValue(next.promise)
  vi.mocked(signedIn).mockReset().mockReturnValue(next.promise)
  const button = screen.getByRole('button', { name: 'Tentar de novo' })
  button.focus()
  fireEvent.click(button)
  const focusWhileLoading = focused()
  next.reject(LOST)
  await settle()
  expect([focusWhileLoading, focused()]).toEqual(['Últimas transcrições', 'Sem contato com o servidor'])
})
