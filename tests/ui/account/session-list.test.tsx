/** The list of open sessions. */
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { OtherSessions } from '#src/features/other-sessions/other-sessions.tsx'
import { SessionList } from '#src/features/other-sessions/session-list.tsx'
import { inLanguage } from './kit.tsx'

afterEach(cleanup)

const at = '2026-03-04T15:00:00Z'
const thisSession = { id: 'a', browser: null, system: null, opened_at: at, used_at: at, is_this_session: true }
const otherSession = { ...thisSession, id: 'b', is_this_session: false }

test.each([
  ['alone', [thisSession], 1],
  ['beside another', [thisSession, otherSession], 0],
] as const)('this device %s: a message is shown if there is no other', (_, sessions, times) => {
  render(<SessionList sessions={sessions} onEnd={() => {}} />, { wrapper: inLanguage('pt') })
  expect(screen.queryAllByText('Nenhum outro aparelho está na sua conta.')).toHaveLength(times)
})

test.each([
  ['alone', [thisSession], 0],
  ['beside another', [thisSession, otherSession], 2],
] as const)(
  'this device %s: the button that ends other sessions is shown only if there are some',
  (_, sessions, times) => {
    render(<OtherSessions sessions={[...sessions]} />, { wrapper: inLanguage('pt') })
    expect(screen.queryAllByRole('button', { name: /^Sair d/ })).toHaveLength(times)
  },
)
