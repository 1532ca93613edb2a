/** Markers of an unresolved merge are valid Markdown, and the formatter rewrites them: no other check detects them. */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const MARKERS = /^\s*(?:<{7} \S|(?:> ?){7}\S|\\?={7}$)/m
const FILES = globSync(['*.md', '.github/**/*.md', 'docs/**/*.md', 'tests/**/*.md'])

it('no document has markers of an unresolved merge', () => {
  expect(FILES.length).toBeGreaterThan(40)
  expect(FILES.filter((file) => MARKERS.test(readFileSync(file, 'utf8')))).toEqual([])
})
