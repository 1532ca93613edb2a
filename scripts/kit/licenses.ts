/** dist/licenses.txt: the licences of every library and font that a build serves to browsers. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readChunkPackages } from './chunk-packages.ts'
import { ROOT } from './paths.mjs'

/** Cut into the fonts of the site (`npm run fonts`). */
const FONTS = ['@fontsource-variable/atkinson-hyperlegible-next', '@fontsource-variable/gabarito']

type Manifest = { version: string; license?: string; homepage?: string }

const noticeOf = (name: string): string => {
  const folder = `${ROOT}node_modules/${name}`
  const {
    version,
    license = 'no licence named',
    homepage = '',
  } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry))
  const text =
    file === undefined
      ? 'The package names its licence and brings no text of it.'
      : readFileSync(`${folder}/${file}`, 'utf8')
  return [`${name} ${version} (${license})`, homepage, '', text.trim()]
    .filter((line, index) => index > 1 || line !== '')
    .join('\n')
}

/** Sources of ours have no package; neither have modules that the bundler writes. */
const isPackage = (name: string) => existsSync(`${ROOT}node_modules/${name}/package.json`)

export const licensesText = (): string => {
  const bundled = Object.values(readChunkPackages()).flat().filter(isPackage)
  const names = [...new Set([...bundled, ...FONTS])].toSorted()
  return `${names.map(noticeOf).join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}
