/** What the reading mode does to a page and a device. */
// Proves PREF-14, PREF-15.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { type Comfort, NO_COMFORT } from '#contracts/comfort.ts'
import { defineRecallComfort, defineShowComfort } from '#src/features/comfort/effects/comfort.ts'
import { clients } from '#src/clients/clients.ts'
import { COMFORT_KEY } from '#src/clients/storage-keys.ts'

const page = document.documentElement
const LINE = '--comfort-line'

const running: { stop: () => void }[] = []
const shower = () => {
  const actor = createActor(defineShowComfort(clients)).start()
  running.push(actor)
  return (change: Partial<Comfort>) => actor.send({ type: 'comfort.show', comfort: { ...NO_COMFORT, ...change } })
}
const point = (y: number) => dispatchEvent(new PointerEvent('pointermove', { clientY: y }))
const seen = () => ({
  marks: page.dataset['comfort'] ?? null,
  kept: localStorage.getItem(COMFORT_KEY),
  line: page.style.getPropertyValue(LINE),
})

beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const actor of running.splice(0)) actor.stop()
  delete page.dataset['comfort']
})

it('gives the page its marks and keeps them on the device', async () => {
  shower()({ size: 'large', layout: 'simple' })
  expect(seen()).toEqual({ marks: 'size-large layout-simple', kept: 'size-large layout-simple', line: '' })
  const recalled = await toPromise(createActor(defineRecallComfort(clients)).start())
  expect(recalled).toEqual({ ...NO_COMFORT, size: 'large', layout: 'simple' })
})

it('leaves nothing behind where nothing is chosen any more', () => {
  const show = shower()
  show({ size: 'large' })
  show({})
  expect(seen()).toEqual({ marks: null, kept: null, line: '' })
})

it('moves the line to the pointer, once, for as long as it is wanted', () => {
  const show = shower()
  point(100)
  expect(seen().line).toBe('')
  show({ focus: 'line' })
  show({ focus: 'line', size: 'large' })
  point(123.4)
  expect(seen().line).toBe('123px')
  show({ size: 'large' })
  expect(seen().line).toBe('')
  point(50)
  expect(seen().line).toBe('')
})

it('follows nobody when the page is gone', () => {
  shower()({ focus: 'line' })
  point(10)
  running.pop()?.stop()
  point(20)
  expect(seen().line).toBe('')
})
