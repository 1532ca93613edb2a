import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LANGUAGES } from '#contracts/languages.ts'

const LOCALES = new URL('../../locales/', import.meta.url)

/** `msgid "a"` and what follows it on lines of its own, joined. */
const valueOf = (entry: string, key: 'msgid' | 'msgstr'): string =>
  (new RegExp(`^${key} ((?:".*"\\n?)+)`, 'm').exec(entry)?.[1] ?? '')
    .split('\n')
    .map((line) => (line === '' ? '' : (JSON.parse(line) as string)))
    .join('')

it.each(LANGUAGES)('%s says the same text alike on every page: the catalogues of a visit are one', (language) => {
  const folder = new URL(`${language}/`, LOCALES)
  const said = new Map<string, Set<string>>()
  for (const file of readdirSync(folder)) {
    for (const entry of readFileSync(new URL(file, folder), 'utf8').split('\n\n')) {
      const text = valueOf(entry, 'msgid')
      if (text !== '') said.set(text, (said.get(text) ?? new Set()).add(valueOf(entry, 'msgstr')))
    }
  }
  expect(said.size).toBeGreaterThan(500)
  expect([...said].filter(([, ways]) => ways.size > 1).map(([text, ways]) => [text, [...ways]])).toEqual([])
})
