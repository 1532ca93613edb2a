/** Short ids of texts for a release. Lingui's are six characters of a hash, which compression cannot reduce. */
import { globSync, readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import type { Plugin } from 'vite'
import { DEFAULT_LANGUAGE } from '../../contracts/languages.ts'
import { ROOT } from './paths.mjs'

const RADIX = 36
const SOURCES = `${ROOT}src/`
const CATALOG = /\/locales\/\w+\/[\w-]+\.po$/
/** As a compiled catalogue, a string with JSON, and the macros write them. */
const KEY = /(?<=[{,]\\")[\w./+-]+(?=\\":)/g
const ID = /(?<=\bid:\s*["'])[\w./+-]+(?=["'])/g
const QUOTED = /(?<=["'`])[\w./+-]+(?=["'`])/g

const readIds = (): Map<string, string> => {
  const format = formatter()
  const files = globSync(`locales/${DEFAULT_LANGUAGE}/*.po`, { cwd: ROOT }).toSorted()
  const ids = files.flatMap((file) => {
    const context = { locale: DEFAULT_LANGUAGE, sourceLocale: DEFAULT_LANGUAGE, filename: file }
    return Object.keys(format.parse(readFileSync(ROOT + file, 'utf8'), context)).toSorted()
  })
  return new Map([...new Set(ids)].map((id, index) => [id, index.toString(RADIX)]))
}

/**
 * Numbers them by catalogue, so that those of a page follow each other, equally in each build of the same texts. Fails if a
 * file contains an id that it could not replace: its text would be missing.
 */
export const shortTextIds = (): Plugin => {
  const ids = readIds()
  const shortOf = (id: string) => ids.get(id) ?? id

  return {
    name: 'short-text-ids',
    apply: 'build',
    // After the macros and the compilation of the catalogues.
    enforce: 'post',
    transform: (code, id) => {
      if (CATALOG.test(id)) return { code: code.replaceAll(KEY, shortOf), map: null }
      return id.startsWith(SOURCES) ? { code: code.replaceAll(ID, shortOf), map: null } : null
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const code = file.type === 'chunk' ? file.code : ''
        const left = (code.match(QUOTED) ?? []).filter((text) => ids.has(text))
        if (left.length > 0) this.error(`${file.fileName} has ids of texts that were not shortened: ${left.join(', ')}`)
      }
    },
  }
}
