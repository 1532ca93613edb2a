/**
 * Second half of `npm run i18n`: copies translations from build/translations.json into the catalogues, then writes to
 * it the texts that are still untranslated, in all catalogues.
 */
import './kit/help.mjs'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#contracts/languages.ts'
import { ROOT } from './kit/paths.mjs'
import { filledWith, gapsIn, type Sheet } from './kit/translation-sheet.ts'

const SHEET = 'build/translations.json'

const OTHERS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)
const catalogs = readdirSync(`${ROOT}locales/${DEFAULT_LANGUAGE}`).map((file) => file.replace(/\.po$/, ''))
const pathOf = (language: string, catalog: string) => `${ROOT}locales/${language}/${catalog}.po`

const written: Sheet = existsSync(ROOT + SHEET) ? (JSON.parse(readFileSync(ROOT + SHEET, 'utf8')) as Sheet) : {}
const missing: Sheet = {}

for (const catalog of catalogs) {
  for (const language of OTHERS) {
    const path = pathOf(language, catalog)
    const before = readFileSync(path, 'utf8')
    const after = filledWith(before, (text) => written[catalog]?.[text]?.[language] ?? '')
    if (after !== before) writeFileSync(path, after)
    for (const text of gapsIn(after)) ((missing[catalog] ??= {})[text] ??= {})[language] = ''
  }
}

if (Object.keys(missing).length === 0) {
  rmSync(ROOT + SHEET, { force: true })
  console.log('Every text is translated.')
} else {
  mkdirSync(`${ROOT}build`, { recursive: true })
  writeFileSync(ROOT + SHEET, `${JSON.stringify(missing, null, 2)}\n`)
  console.log(`Some texts have no translation: write it into ${SHEET}, and run this again.`)
}
