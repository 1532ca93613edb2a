/** Safari has its own padding and alignment for the parts of a date, which only its pseudo-elements can reset. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ASSETS = join(import.meta.dirname, '../../dist/assets')

const styles = () =>
  readdirSync(ASSETS)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(ASSETS, name), 'utf8'))
    .join('\n')

/** Declarations of the rules whose selectors end in this pseudo-element. */
const declarationsOf = (part: string) =>
  [...styles().matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selectors = '']) => selectors.split(',').some((one) => one.endsWith(`::-webkit-${part}`)))
    .map(([, , declarations = '']) => declarations)

// Proves FIELD-31.
it.each(['fields-wrapper', 'day-field', 'month-field', 'year-field'])(
  'no part of a date makes its field taller: %s',
  (part) => {
    expect([...new Set(declarationsOf(`datetime-edit-${part}`))]).toEqual(['padding-block:0'])
  },
)

// Proves FIELD-31.
it('a date is not centered', () => {
  expect([...new Set(declarationsOf('date-and-time-value'))]).toEqual(['text-align:start'])
})
