/** A minimal copy of the build's output. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { LANGUAGES } from '#contracts/languages.ts'
import { readSite, type SiteFiles } from '#server/http/site-files.ts'
import { temporaryDirectory } from '#tests/db/kit/temporary-directory.ts'

export const SCRIPT = 'console.log("Prosa")'.repeat(50)

const pages = () =>
  LANGUAGES.flatMap((language) => [
    [`${language}.html`, `home ${language}`],
    [`${language}/404.html`, `404 ${language}`],
    ...['login', 'auth/callback', 'dashboard'].map((page) => [`${language}/${page}.html`, `${page} ${language}`]),
  ]) as [string, string][]

const FILES: [string, string | Uint8Array][] = [
  ['shell.html', 'shell'],
  ['robots.txt', 'robots'],
  ['purge.txt', 'https://prosa.example/pt'],
  ['csp.json', JSON.stringify({ 'pt.html': { scripts: ['sha256-abc='], styles: ['sha256-def='] } })],
  ['assets/app-1a2b.js', SCRIPT],
  ['assets/app-1a2b.js.br', brotliCompressSync(SCRIPT)],
  ['assets/app-1a2b.js.gz', gzipSync(SCRIPT)],
  ['assets/app-1a2b.js.map', '{}'],
  ['assets/clip-1a2b.ogg', '0123456789'],
  ['assets/clip-1a2b.m4a', '0123456789'],
  ['.well-known/security.txt', 'security'],
  ['.well-known/.env', 'SECRET=1'],
  ['.env', 'SECRET=1'],
  ['.vite/manifest.json', '{}'],
]

export const builtSite = (): SiteFiles => {
  const directory = temporaryDirectory()
  for (const [name, content] of [...pages(), ...FILES]) {
    const path = join(directory.path, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  const site = readSite(directory.path)
  directory.remove()
  return site
}
