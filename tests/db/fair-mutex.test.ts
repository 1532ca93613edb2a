/** The mutex of the one database session: its order, and which requests it rejects. */
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { withRequestContext, withoutRequestContext, type RequestContext } from '#server/database/request-context.ts'
import { createFairMutex } from '#server/database/fair-mutex.ts'

const contextOf = (changes: Partial<RequestContext> = {}): RequestContext => ({
  isGone: () => false,
  isReading: true,
  isAdmitted: false,
  hasBegun: false,
  isHeldUp: false,
  ...changes,
})

const isGone = () => true

const fixture = (maxWaiting = 2) => {
  const turns = createFairMutex(maxWaiting)
  const order: string[] = []
  const take = async (name: string) => {
    try {
      const release = await turns.acquire()
      order.push(name)
      release()
    } catch {
      order.push(`${name} sent away`)
    }
  }
  return {
    turns,
    order,
    take,
    takeAs: (context: RequestContext, name: string) => withRequestContext(context, () => take(name)),
  }
}

it('is granted in the order of requests, and yields to the event loop between them', async () => {
  const { order, take } = fixture()
  const ticks = (async () => {
    while (!order.includes('third')) {
      order.push('loop')
      await setImmediate()
    }
  })()
  await Promise.all([take('first'), take('second'), take('third')])
  await ticks
  const between = order.slice(order.indexOf('first') + 1, order.indexOf('third'))
  expect(order.filter((name) => name !== 'loop')).toEqual(['first', 'second', 'third'])
  expect(between.slice(0, between.indexOf('second'))).toContain('loop')
  expect(between.slice(between.indexOf('second'))).toContain('loop')
})

it('rejects new requests at once if too many wait, but nothing else', async () => {
  const { turns, order, take, takeAs } = fixture()
  const release = await turns.acquire()
  const lateContext = contextOf()
  const admitted = contextOf({ isAdmitted: true })
  const requests = [take('own'), takeAs(contextOf(), 'request'), takeAs(lateContext, 'late')]
  requests.push(
    takeAs(admitted, 'second turn'),
    take('upkeep'),
    withRequestContext(contextOf(), () => withoutRequestContext(() => take('after'))),
  )
  await Promise.resolve()
  expect([order, lateContext.isHeldUp]).toEqual([['late sent away'], true])
  release()
  await Promise.all(requests)
  expect(order.slice(1)).toEqual(['own', 'request', 'second turn', 'upkeep', 'after'])
})

it('drops aborted requests, except for a write that has begun', async () => {
  const { turns, order, takeAs } = fixture(9)
  const release = await turns.acquire()
  const requests = [
    takeAs(contextOf({ isGone, hasBegun: true }), 'reader'),
    takeAs(contextOf({ isGone, isReading: false }), 'writer'),
    takeAs(contextOf({ isGone, isReading: false, hasBegun: true }), 'half a change'),
    takeAs(contextOf(), 'waiting'),
  ]
  release()
  await Promise.all(requests)
  expect(order).toEqual(['reader sent away', 'writer sent away', 'half a change', 'waiting'])
})
