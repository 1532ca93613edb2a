// Proves PREF-15, PREF-17.
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { COMFORT_CHOICES, type Comfort, comfortMarks, comfortOf, NO_COMFORT } from '#contracts/comfort.ts'

const comforts = fc.record(
  Object.fromEntries(Object.entries(COMFORT_CHOICES).map(([key, values]) => [key, fc.constantFrom(...values)])),
) as unknown as fc.Arbitrary<Comfort>

it('reads back whatever was chosen', () => {
  fc.assert(
    fc.property(comforts, (comfort) => {
      expect(comfortOf(comfortMarks(comfort))).toEqual(comfort)
    }),
  )
})

it('marks what differs from the design, and nothing else', () => {
  expect(comfortMarks(NO_COMFORT)).toBe('')
  expect(comfortMarks({ ...NO_COMFORT, layout: 'simple', size: 'large' })).toBe('size-large layout-simple')
})

it.each([null, '', 'size-huge', 'size', '{"size":"large"}', '__proto__-large', 'size-large '.toUpperCase()])(
  'finds nothing chosen in %j',
  (marks) => expect(comfortOf(marks)).toEqual(NO_COMFORT),
)

it('leaves out what it does not know', () => {
  expect(comfortOf('font-serif colour-pink  focus-line')).toEqual({ ...NO_COMFORT, font: 'serif', focus: 'line' })
})

it('of somebody who chose nothing is the first of each choice: the pages as they were designed', () => {
  expect(NO_COMFORT).toEqual(Object.fromEntries(Object.entries(COMFORT_CHOICES).map(([key, [first]]) => [key, first])))
})
