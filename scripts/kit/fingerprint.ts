import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { ROOT } from './paths.mjs'
import { siteOrigin } from './site-origin.ts'

/** All inputs of the build. */
const INPUTS = [
  'contracts',
  'index.html',
  'lingui.config.ts',
  'locales',
  'machines',
  'package-lock.json',
  'package.json',
  'public',
  'scripts',
  'src',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.browser.json',
  'vite.config.ts',
]
const STAMP = `${ROOT}build/built-from.json`
const OUTPUTS = ['dist/shell.html', STAMP]

const filesUnder = (path: string): string[] => {
  if (!existsSync(ROOT + path)) return []
  if (statSync(ROOT + path).isFile()) return [path]
  return readdirSync(ROOT + path)
    .toSorted()
    .flatMap((name) => filesUnder(`${path}/${name}`))
}

/** One hash of names, contents and the built-in origin: modification times change with each checkout. */
const fingerprint = () => {
  const hash = createHash('sha256').update(siteOrigin())
  for (const path of INPUTS.flatMap(filesUnder)) {
    const content = readFileSync(ROOT + path)
    hash.update(`${path} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

export const isBuilt = () =>
  OUTPUTS.every((path) => existsSync(path)) && readFileSync(STAMP, 'utf8') === JSON.stringify(fingerprint())

/** Deleted before a build, so that an aborted one does not look complete. */
export const removeBuildStamp = () => rmSync(STAMP, { force: true })

export const writeBuildStamp = () => writeFileSync(STAMP, JSON.stringify(fingerprint()))
