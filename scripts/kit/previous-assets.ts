/**
 * The assets of the previous release, kept beside the new ones: a page that was opened before a deploy loads its parts by
 * their old names (ADR 038). Each build lists its own assets, so that the next one keeps exactly one release.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import * as z from 'zod/mini'
import { PlainError } from './plain-error.mjs'

export const ASSET_LIST = 'assets.json'
const FOLDER = 'assets'
/** Milliseconds for each file of a running site. */
const TIMEOUT = 20_000
const AT_ONCE = 8
const COMPRESSED = /\.(br|gz)$/

/** Paths of files below `assets/`: a list from another machine must not contain paths outside. */
const listSchema = z.array(z.string().check(z.regex(/^([\w-][\w.-]*\/)*[\w-][\w.-]*\.\w+$/)))

/** Contents by path below `assets/`. */
export type Assets = ReadonlyMap<string, Uint8Array>

type ReadAsset = (path: string) => Promise<Uint8Array | null>

const fromFolder =
  (folder: string): ReadAsset =>
  (path) =>
    Promise.resolve(existsSync(join(folder, path)) ? readFileSync(join(folder, path)) : null)

const fromSite =
  (origin: string): ReadAsset =>
  async (path) => {
    const answer = await fetch(new URL(path, origin), { signal: AbortSignal.timeout(TIMEOUT) }).catch(() => null)
    return answer?.ok === true ? new Uint8Array(await answer.arrayBuffer()) : null
  }

const readList = async (read: ReadAsset): Promise<string[] | null> => {
  const content = await read(ASSET_LIST)
  if (content === null) return null
  const list = listSchema.safeParse(JSON.parse(new TextDecoder().decode(content)))
  if (!list.success) throw new PlainError(`${ASSET_LIST} of the previous release is not a list of file names.`)
  return list.data
}

/**
 * Assets that the release at `source` brought itself: a folder, or the URL of a running site. Null if no release is
 * there, as before the first deployment.
 * @throws PlainError if a file of its list cannot be read
 */
export const readAssets = async (source: string): Promise<Assets | null> => {
  const read = /^https?:/.test(source) ? fromSite(source) : fromFolder(source)
  const names = await readList(read)
  if (names === null) return null
  const assets = new Map<string, Uint8Array>()
  for (let first = 0; first < names.length; first += AT_ONCE) {
    await Promise.all(
      names.slice(first, first + AT_ONCE).map(async (name) => {
        const content = await read(`${FOLDER}/${name}`)
        if (content === null) throw new PlainError(`${name} of the previous release cannot be read.`)
        assets.set(name, content)
      }),
    )
  }
  return assets
}

/** To be called before other assets are added. */
export const listAssets = (dist: string): void => {
  const folder = join(dist, FOLDER)
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  writeFileSync(join(dist, ASSET_LIST), JSON.stringify(names))
}

/** An existing file is the newer one: it has the same content, or is requested with another version. */
export const addAssets = (dist: string, assets: Assets): void => {
  for (const [name, content] of assets) {
    const path = join(dist, FOLDER, name)
    if (existsSync(path)) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}
