/** What ends a visit of the account, and what the list of new transcriptions counts from. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AccountLayout } from '#src/account/layout/account-layout.tsx'
import { useTranscriptionDeletion } from '#src/account/transcription-deletion/transcription-deletion.tsx'
import { forgetVisit } from '#src/clients/last-visit.ts'
import { queryCache } from '#src/clients/query-cache.ts'
import { LAST_VISIT_KEY } from '#src/clients/storage-keys.ts'
import { RecentList } from '#src/features/transcription/recent-list.tsx'
import { inLanguage } from './kit.tsx'

const profile = { id: 'ana', name: 'Ana', email: 'ana@prosa.test', isActive: true, role: 'member' }
vi.mock(import('#src/flow-runtime/session-store.ts'), async (original) => ({
  ...(await original()),
  useAccount: () => ({ status: 'signedIn', profile }) as never,
}))
vi.mock('#src/clients/call.ts', () => ({ call: () => new Promise(() => {}) }))

const NOW = new Date('2026-11-23T12:00:00').getTime()
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  localStorage.clear()
  queryCache.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const rowOf = (at: number) => ({
  id: `row-${at}`,
  user_uuid: 'ana',
  encrypted_content: 'v1.sealed',
  encryption_key_id: 'key-ana',
  summary_encrypted: null,
  has_summary: false,
  created_at: new Date(at).toISOString(),
})
const List = ({ times }: { times: readonly number[] }) => (
  <RecentList rows={times.map(rowOf)} deletion={useTranscriptionDeletion()} personId="ana" />
)
const PLAN = <h1>Plano</h1>
const open = (page: ReactNode) => {
  const { rerender } = render(<AccountLayout>{page}</AccountLayout>, { wrapper: inLanguage('pt', 'subscription') })
  return (next: ReactNode) => rerender(<AccountLayout>{next}</AccountLayout>)
}
const shownText = () => screen.queryByText(/ desde /)?.textContent ?? null
const turnTo = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}
const storedVisit = () => JSON.parse(localStorage.getItem(LAST_VISIT_KEY) ?? 'null') as unknown

// Proves ACCOUNT-81.
test('a visit continues while another page of the account is used', () => {
  const goTo = open(<List times={[]} />)
  goTo(PLAN)
  for (let minute = 1; minute <= 50; minute += 1) {
    vi.setSystemTime(NOW + minute * MINUTE)
    fireEvent.keyDown(document.body)
  }
  goTo(<List times={[NOW + 10 * MINUTE]} />)
  expect([shownText(), storedVisit()]).toEqual([null, { id: 'ana', at: NOW + 50 * MINUTE, before: null }])
})

// Proves ACCOUNT-81.
test('a page that is opened, or visible again, begins a visit', () => {
  open(PLAN)
  vi.setSystemTime(NOW + DAY)
  turnTo('hidden')
  const hidden = storedVisit()
  turnTo('visible')
  expect([hidden, storedVisit()]).toEqual([
    { id: 'ana', at: NOW, before: null },
    { id: 'ana', at: NOW + DAY, before: NOW },
  ])
})

// Proves ACCOUNT-55, ACCOUNT-81.
test('a tab that was open overnight counts from the last activity', () => {
  const goTo = open(<List times={[NOW - DAY]} />)
  vi.setSystemTime(NOW + DAY)
  goTo(<List times={[NOW + DAY - MINUTE, NOW - DAY]} />)
  const before = shownText()
  turnTo('visible')
  expect([before, shownText()]).toEqual([null, '1 nova desde ontem.'])
})

// Proves ACCOUNT-56.
test('a click during a sign-out does not store a visit again', () => {
  open(<List times={[NOW - DAY]} />)
  forgetVisit()
  vi.setSystemTime(NOW + MINUTE)
  fireEvent.keyDown(document.body)
  turnTo('visible')
  expect(storedVisit()).toBe(null)
})
