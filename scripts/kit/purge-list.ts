/** URLs that a CDN caches and a deploy may have changed: pages and files without a hash in their URL (ADR 038). */
import { readdirSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { LANGUAGES } from '../../contracts/languages.ts'
import { pathOf, ROUTE_IDS, routeOf } from '../../contracts/routes.ts'

const PURGE_LIST = 'purge.txt'
/** Hashed assets, compressed copies, documents, which are listed by route, and what is not served. */
const NOT_LISTED = /^assets\/|\.(br|gz|html)$|^csp\.json$|^purge\.txt$|(^|\/)\.(?!well-known\/)/

const pages = () =>
  ROUTE_IDS.filter((id) => routeOf(id).access === 'public').flatMap((id) =>
    LANGUAGES.map((language) => pathOf(id, language)),
  )

const files = (dist: string) =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !NOT_LISTED.test(name))
    .map((name) => `/${name}`)

/** Writes one URL a line into `dist/purge.txt`, which is not served. */
export const writePurgeList = (dist: string, origin: string): void => {
  const urls = [...pages(), ...files(dist)].toSorted().map((path) => new URL(path, origin).href)
  writeFileSync(join(dist, PURGE_LIST), `${urls.join('\n')}\n`)
}
