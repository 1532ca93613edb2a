/** A payment provider that does not answer: what else needs a lock does not wait for it. */
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, it } from 'vitest'
import { stubGateway } from '../kit/gateways.ts'
import { type AccountArea, openAccountArea } from '../kit/members.ts'

/** More than there are locks. */
const EVENTS = 8

const { promise: answered, resolve: answer } = Promise.withResolvers<null>()
let reads = 0

let area: AccountArea
beforeAll(async () => {
  const gateway = stubGateway({
    readEvent: (body) => Promise.resolve({ id: body, type: 'subscription.changed', subscription_id: body }),
    readSubscription: () => ((reads += 1), answered),
  })
  area = await openAccountArea({ replaced: { gateway } })
})

// Proves BILL-110.
it('sessions are refreshed while the payment provider does not answer about many subscriptions', async () => {
  const { browser } = await area.member()
  const send = (_: unknown, index: number) =>
    area.request('/api/billing/webhook', { method: 'POST', body: `sub_${index}` })
  const events = Array.from({ length: EVENTS }, send)
  await expect.poll(() => reads).toBeGreaterThan(1)
  await pause(100)
  const refreshed = await Promise.race([browser.auth.refreshSession(), pause(3_000, null, { ref: false })])
  answer(null)
  const statuses = (await Promise.all(events)).map(({ status }) => status)
  expect([refreshed === null, new Set(statuses), reads]).toEqual([false, new Set([200]), EVENTS])
})
