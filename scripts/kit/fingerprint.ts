import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { ROOT } from './paths.mjs'
import { siteOrigin } from './site-origin.ts'

/** Everything the built files are made from. */
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

/** One hash over names, contents and the address built in: times of files say nothing after a checkout. */
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

/** A build that stops halfway must not look finished. */
export const forgetBuild = () => rmSync(STAMP, { force: true })

export const rememberBuild = () => writeFileSync(STAMP, JSON.stringify(fingerprint()))
