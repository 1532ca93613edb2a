import { describe, expect, it } from 'vitest'
import { countNewer } from '#src/pages/transcriptions/count-newer.ts'

const shown = [{ id: 'c' }, { id: 'b' }, { id: 'a' }]

describe('the number of rows that are newer than a list', () => {
  it.each([
    [null, 0],
    [[], 0],
    [['c', 'b', 'a'], 0],
    [['d', 'c', 'b'], 1],
    [['f', 'e', 'd'], 3],
    // A shown row was deleted elsewhere.
    [['b', 'a'], 0],
  ])('is counted in %j as %i', (newest, count) => {
    expect(countNewer(newest, shown)).toBe(count)
  })
})
