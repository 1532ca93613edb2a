/** A release numbers its texts: the ids of the source, hashes, would be a fifth of what a catalogue weighs. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LANGUAGES } from '../../contracts/languages.ts'
import { TEXTS_ID } from '../../src/hydration/start-plan.ts'

const DIST = join(import.meta.dirname, '../../dist')
const TEXTS = new RegExp(`id="${TEXTS_ID}">(.*?)</script>`, 's')

it.each(LANGUAGES)('texts in the documents of the account have short ids: %s', (language) => {
  const documents = readdirSync(join(DIST, language)).filter((name) => name.endsWith('.html'))
  const catalogs = documents.flatMap((name) => {
    const [, texts = '{}'] = TEXTS.exec(readFileSync(join(DIST, language, name), 'utf8')) ?? []
    return Object.values(JSON.parse(texts) as Record<string, object>)
  })
  expect(catalogs.length).toBeGreaterThan(20)
  expect(catalogs.flatMap((texts) => Object.keys(texts)).filter((id) => !/^[\da-z]{1,3}$/.test(id))).toEqual([])
})
