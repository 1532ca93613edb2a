/** Effects of the reading preferences on the page and its storage. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { type ReadingPreferences, DEFAULT_READING_PREFERENCES } from '#contracts/reading-preferences.ts'
import { defineLoadReadingPreferences } from '#src/features/reading-preferences/effects/load-reading-preferences.ts'
import { defineShowReadingPreferences } from '#src/features/reading-preferences/effects/show-reading-preferences.ts'
import { clients } from '#src/clients/clients.ts'
import { READING_PREFERENCES_KEY } from '#src/clients/storage-keys.ts'

const page = document.documentElement
const LINE = '--reading-line'

const running: { stop: () => void }[] = []
const startShowing = () => {
  const actor = createActor(defineShowReadingPreferences(clients)).start()
  running.push(actor)
  return (change: Partial<ReadingPreferences>) =>
    actor.send({ type: 'readingPreferences.show', readingPreferences: { ...DEFAULT_READING_PREFERENCES, ...change } })
}
const point = (y: number) => dispatchEvent(new PointerEvent('pointermove', { clientY: y }))
const marksAndStorage = () => ({
  marks: page.dataset['readingPreferences'] ?? null,
  stored: localStorage.getItem(READING_PREFERENCES_KEY),
  line: page.style.getPropertyValue(LINE),
})

beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const actor of running.splice(0)) actor.stop()
  delete page.dataset['readingPreferences']
})

// Proves PREF-14, PREF-15.
it('a reading preference sets the attribute of the page and is stored', async () => {
  startShowing()({ size: 'large', layout: 'simple' })
  expect(marksAndStorage()).toEqual({ marks: 'size-large layout-simple', stored: 'size-large layout-simple', line: '' })
  const loaded = await toPromise(createActor(defineLoadReadingPreferences(clients)).start())
  expect(loaded).toEqual({ ...DEFAULT_READING_PREFERENCES, size: 'large', layout: 'simple' })
})

it('attribute and stored value are removed if nothing is chosen any more', () => {
  const show = startShowing()
  show({ size: 'large' })
  show({})
  expect(marksAndStorage()).toEqual({ marks: null, stored: null, line: '' })
})

it('the reading line follows the pointer while it is chosen', () => {
  const show = startShowing()
  point(100)
  expect(marksAndStorage().line).toBe('')
  show({ focus: 'line' })
  show({ focus: 'line', size: 'large' })
  point(123.4)
  expect(marksAndStorage().line).toBe('123px')
  show({ size: 'large' })
  expect(marksAndStorage().line).toBe('')
  point(50)
  expect(marksAndStorage().line).toBe('')
})

it('the reading line stops following when the page is left', () => {
  startShowing()({ focus: 'line' })
  point(10)
  running.pop()?.stop()
  point(20)
  expect(marksAndStorage().line).toBe('')
})
