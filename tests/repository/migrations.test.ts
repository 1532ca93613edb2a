/** Rules for migration files (ADR 034): expand, then contract. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MIGRATIONS } from '#server/database/migrate.ts'

/** The first migration that the rule holds for. */
const SINCE = '20261126200000'

const REMOVES = /\b(drop (table|column)|rename (to|column))\b/i
const NAMES_OLDEST = /update private\.oldest_program set version = '(\d{14})'/

const files = readdirSync(MIGRATIONS)
  .filter((file) => file.endsWith('.sql') && file >= SINCE)
  .map((file) => ({ file, text: readFileSync(join(MIGRATIONS, file), 'utf8').replaceAll(/^\s*--.*$/gm, '') }))

// Proves OPS-06.
describe('a migration', () => {
  it('names the oldest program that may run on it if it removes or renames something', () => {
    expect(files.filter(({ text }) => REMOVES.test(text) && !NAMES_OLDEST.test(text)).map(({ file }) => file)).toEqual(
      [],
    )
  })

  it('names no program newer than itself, which would refuse every program', () => {
    const tooNew = files.filter(({ file, text }) => (NAMES_OLDEST.exec(text)?.[1] ?? '') > file.slice(0, 14))
    expect(tooNew.map(({ file }) => file)).toEqual([])
  })
})
