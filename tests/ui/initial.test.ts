import { expect, it } from 'vitest'
import { capitalized, initialOf } from '#src/lib/initial.ts'

it.each([
  ['ana', 'A'],
  ['ágata', 'Á'],
  ['𠮷 Zoé', '𠮷'],
  ['', ''],
])('the initial of "%s" is "%s"', (name, initial) => {
  expect(initialOf(name, 'pt')).toBe(initial)
})

it('only the first character of a text is capitalized', () => {
  expect(capitalized('ontem à noite', 'pt')).toBe('Ontem à noite')
})
