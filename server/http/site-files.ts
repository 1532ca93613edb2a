/** The built site, read once at start: only listed files are served, so no path can escape the folder. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { InlineHashes } from './security-headers.ts'

const TYPES: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
  ['.ico', 'image/x-icon'],
  ['.woff2', 'font/woff2'],
  ['.ogg', 'audio/ogg'],
  ['.m4a', 'audio/mp4'],
  ['.xml', 'application/xml; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
])

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

export type SiteFile = {
  type: string
  body: Uint8Array<ArrayBuffer>
  /** Precompressed bodies, in order of preference. */
  encoded: { name: string; body: Uint8Array<ArrayBuffer> }[]
  /** Hash of the content, without quotes. */
  hash: string
  /** Hashes of a document's inline scripts and styles; null for other files. */
  inline: InlineHashes | null
}

export type SiteFiles = {
  /** By path below the root, such as `pt/login.html`. */
  files: ReadonlyMap<string, SiteFile>
}

/** Hashes of inline scripts and styles, by path below the root. */
const HASHES_FILE = 'csp.json'
/** Files of the build that are not for visitors; the second is for operators who purge a CDN. */
const INTERNAL: ReadonlySet<string> = new Set([HASHES_FILE, 'purge.txt'])

const readHashes = (root: string): Record<string, InlineHashes> => {
  const path = join(root, HASHES_FILE)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, InlineHashes>) : {}
}

const readSiteFile = (path: string, type: string, inline: InlineHashes | null): SiteFile => {
  const body = readFileSync(path)
  const encoded = ENCODINGS.flatMap(([name, extension]) =>
    existsSync(path + extension) ? [{ name, body: readFileSync(path + extension) }] : [],
  )
  return { type, body, encoded, hash: createHash('sha256').update(body).digest('base64url').slice(0, 22), inline }
}

/** The only public folder that starts with a dot (RFC 8615). */
const WELL_KNOWN = '.well-known/'

/** Files with a known type; others that start with a dot are internal to the build. A missing folder has no files. */
export const readSite = (root: string): SiteFiles => {
  if (!existsSync(root)) return { files: new Map() }
  const hashes = readHashes(root)
  const files = new Map<string, SiteFile>()
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(root, path).split(sep).join('/')
    const type = TYPES.get(extname(entry.name))
    const isPublic = !INTERNAL.has(name) && !/(^|\/)\./.test(name.replace(WELL_KNOWN, ''))
    if (entry.isFile() && type !== undefined && isPublic)
      files.set(name, readSiteFile(path, type, hashes[name] ?? null))
  }
  return { files }
}
