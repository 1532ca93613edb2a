import { describe, expect, it } from 'vitest'
import { countNewer } from '#src/pages/transcriptions/count-newer.ts'

const shown = [{ id: 'c' }, { id: 'b' }, { id: 'a' }]

describe('what came in since a list was read', () => {
  it.each([
    [null, 0],
    [[], 0],
    [['c', 'b', 'a'], 0],
    [['d', 'c', 'b'], 1],
    [['f', 'e', 'd'], 3],
    // One of those that are shown was deleted elsewhere.
    [['b', 'a'], 0],
  ])('of %j is %i', (newest, count) => {
    expect(countNewer(newest, shown)).toBe(count)
  })
})
