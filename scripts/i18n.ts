/**
 * `npm run i18n`: extracts new texts into the catalogues, copies translations from build/translations.json into them, and
 * writes to it the texts that are still untranslated, in all catalogues.
 * `npm run i18n:check`: checks that nothing is left to extract or to translate, then does what `npm run words` does.
 */
import './kit/help.mjs'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#contracts/languages.ts'
import { ROOT } from './kit/paths.mjs'
import { run } from './kit/run.mjs'
import { scriptOptions } from './kit/script-options.ts'
import { filledWith, untranslatedMessages, type Sheet } from './kit/translation-sheet.ts'

/** Ends this program if that one fails. */
const runOrExit = async (script: string, ...args: string[]) => {
  const code = await run(process.execPath, [script, ...args])
  if (code !== 0) process.exit(code)
}

const LINGUI = 'node_modules/@lingui/cli/dist/lingui.js'

if (scriptOptions({ options: { check: { type: 'boolean' } } }).check === true) {
  await runOrExit(LINGUI, 'check', 'sync')
  await runOrExit(LINGUI, 'check', 'missing')
  await runOrExit('scripts/words.ts')
  process.exit()
}

await runOrExit(LINGUI, 'extract', '--clean', '--overwrite')

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
    for (const text of untranslatedMessages(after)) ((missing[catalog] ??= {})[text] ??= {})[language] = ''
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
