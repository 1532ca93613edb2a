/** Answers that were read as an administrator, after the role was lost. */
import { beforeEach, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { userFilterIn } from '#contracts/user-list-query.ts'
import { usersQueryOf } from '#src/admin/admin-queries.ts'
import { call } from '#src/clients/call.ts'
import { queryCache } from '#src/clients/query-cache.ts'

vi.mock('#src/clients/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

const ANSWER = { data: [{ id: 'one' }], total: 1, next: null, counts: {} }
const answer = () => vi.mocked(call).mockResolvedValue(ANSWER as never)
const deny = () => vi.mocked(call).mockRejectedValue({ code: 'access.denied' })

beforeEach(() => {
  queryCache.clear()
  answer()
})

// Proves ADMIN-65.
it('a list of users is cleared, also in the cache, once reading it again is refused', async () => {
  const query = usersQueryOf(userFilterIn(''))
  const list = createActor(query.flow, { input: { cached: null } }).start()
  await waitFor(list, (state) => state.matches('ready'))
  const known = query.cached()
  deny()
  list.send({ type: 'data.changed' })
  const { context } = await waitFor(list, (state) => state.matches('failed'))
  expect([known !== null, context, query.cached()]).toEqual([
    true,
    { data: null, hasData: false, failure: { code: 'access.denied' } },
    null,
  ])
})
