/** Lists whose filter is in the URL: what they read while the URL is already that of the next page. */
import { expect, it, vi } from 'vitest'
import { userFilterIn } from '#contracts/user-list-query.ts'
import { paymentsQueryOf } from '#src/account/query/account-queries.ts'
import { usersQueryOf } from '#src/admin/admin-queries.ts'
import { call } from '#src/clients/call.ts'

vi.mock('#src/clients/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

// Proves ROUTE-29.
it('a list reads with the filter of its page, not with that of the URL', () => {
  history.replaceState(null, '', '/pt/plano?ano=2020&q=bia')
  paymentsQueryOf('2025').prefetch()
  usersQueryOf(userFilterIn('q=ana')).prefetch()
  const calls = vi.mocked(call).mock.calls.map(([name, , options]) => [name, Object(options).query as unknown])
  expect(calls).toEqual([
    ['readPayments', expect.objectContaining({ year: '2025' })],
    ['findUsers', expect.objectContaining({ search: 'ana' })],
  ])
})
