/** `as unknown as` turns the type checker off: the code outside of tests does without it. */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FILES = globSync('{contracts,machines,scripts,server,src}/**/*.{ts,tsx}')

it('no value is asserted to be of an unrelated type', () => {
  expect(FILES.length).toBeGreaterThan(500)
  expect(FILES.filter((file) => /\bas unknown as\b/.test(readFileSync(file, 'utf8')))).toEqual([])
})
