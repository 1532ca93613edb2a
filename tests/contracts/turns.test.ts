import { expect, it } from 'vitest'
import { createTurns } from '../../scripts/kit/turns.ts'

it('prints what runs side by side as if each had waited for those before it, the first at once', () => {
  const printed: string[] = []
  const take = createTurns((text) => void printed.push(text))
  const [lint, build, tests] = [take(), take(), take()]
  build.write('b1 ')
  lint.write('l1 ')
  expect(printed).toEqual(['l1 '])
  tests.write('t1 ')
  tests.end()
  lint.write('l2 ')
  lint.end()
  expect(printed).toEqual(['l1 ', 'l2 ', 'b1 '])
  build.write('b2 ')
  expect(printed.at(-1)).toBe('b2 ')
  build.end()
  expect(printed.join('')).toBe('l1 l2 b1 b2 t1 ')
})
