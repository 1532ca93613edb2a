/** `npm run words`: checks typography and terms of catalogues and texts in code; `npm run words:fix` fixes them. */
import './kit/help.mjs'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#contracts/languages.ts'
import { ROOT } from './kit/paths.mjs'
import { scriptOptions } from './kit/script-options.ts'
import { FILES_WITH_TEXTS, type Text, textsIn } from './kit/texts-in-code.ts'
import { faultsIn, fixTypography } from './kit/typography.ts'

/** Search terms are exempt: they are spelled as people type them. */
const MSGSTR = /(?<!^msgctxt "search"\nmsgid ".*"\n)^msgstr (".*")$/gm

type File = { path: string; content: string; texts: readonly Text[]; write: (text: string) => string }

const catalogues: File[] = LANGUAGES.flatMap((language) =>
  readdirSync(join(ROOT, 'locales', language)).map((name) => {
    const path = `locales/${language}/${name}`
    const content = readFileSync(join(ROOT, path), 'utf8')
    const texts = [...content.matchAll(MSGSTR)].map(({ index, 0: line, 1: json = '""' }) => ({
      language,
      text: JSON.parse(json) as string,
      start: index + 'msgstr '.length,
      end: index + line.length,
    }))
    return { path, content, texts, write: (text: string) => JSON.stringify(text) }
  }),
)

const code: File[] = Object.entries(FILES_WITH_TEXTS).map(([path, language]) => {
  const content = readFileSync(join(ROOT, path), 'utf8')
  return { path, content, texts: textsIn(content, language), write: (text: string) => text }
})

/** The default language's catalogue is extracted from the code, so its texts are fixed there. */
const SOURCES = `locales/${DEFAULT_LANGUAGE}/`

const fixFile = ({ path, content, texts, write }: File) => {
  if (path.startsWith(SOURCES)) return { path, texts }
  const parts = texts.toReversed().reduce((left, { language, text, start, end }) => {
    const corrected = fixTypography(language, text)
    return corrected === text ? left : left.slice(0, start) + write(corrected) + left.slice(end)
  }, content)
  if (parts !== content) writeFileSync(join(ROOT, path), parts)
  return { path, texts: texts.map((one) => ({ ...one, text: fixTypography(one.language, one.text) })) }
}

const { fix: isFixing } = scriptOptions({ options: { fix: { type: 'boolean', default: false } } })
const files = [...catalogues, ...code]
const faults = (isFixing ? files.map(fixFile) : files).flatMap(({ path, texts }) =>
  texts.flatMap(({ language, text }) => faultsIn(language, text).map((fault) => `${path}: ${fault}: ${text}`)),
)
console.log(faults.join('\n'))
console.log(
  faults.length === 0
    ? `Words: ${files.reduce((sum, { texts }) => sum + texts.length, 0)} texts are written as their language is.`
    : `Words: ${faults.length} faults.${isFixing ? ' These need a person.' : ' `npm run words:fix` fixes most of them.'}`,
)
process.exitCode = faults.length === 0 ? 0 : 1
