/** Pages and assets: the route table maps a path to a file, and no other file is served. */
import type { Context } from 'hono'
import { type Language, LANGUAGES } from '#contracts/languages.ts'
import { pathOf, resolvePath, type RouteId, routeOf } from '#contracts/routes.ts'
import { isRead } from '#server/base/is-read.ts'
import type { AppEnv } from './app-env.ts'
import { byteRangeOf } from './byte-range.ts'
import { failureBody, Refusal } from './failures.ts'
import { queryOf } from './query.ts'
import type { InlineHashes } from './security-headers.ts'
import { LANGUAGE_VARY, visitorLanguage } from './visitor-language.ts'
import type { SiteFile, SiteFiles } from './site-files.ts'

/** `Cache-Control`, and where a CDN may do more than a browser `CDN-Cache-Control` (RFC 9213). */
type Caching = { browser: string; cdn?: string }

/** A year: the URL of such a file changes with its content, by a hash in its name or a version in its query. */
const FOREVER: Caching = { browser: 'public, max-age=31536000, immutable' }
/**
 * The same for everybody (OPS-32). A browser revalidates each time, and gets 304 while nothing has changed. Shared caches
 * keep it for a minute; a CDN that supports `CDN-Cache-Control` also serves its copy while it revalidates, or if it cannot.
 */
const SHARED: Caching = {
  browser: 'public, max-age=0, must-revalidate, s-maxage=60',
  cdn: 'max-age=60, stale-while-revalidate=86400, stale-if-error=86400',
}
/** Pages of an account, and errors: no shared cache keeps them. */
const OWN: Caching = { browser: 'private, no-cache' }

const IMMUTABLE_FOLDER = 'assets/'

const encodingFor = (file: SiteFile, accepted: string) => {
  const names = new Set(
    accepted
      .split(',')
      .filter((entry) => !/;\s*q=0(\.0+)?\s*$/.test(entry))
      .map((entry) => entry.split(';', 1)[0]?.trim().toLowerCase()),
  )
  return file.encoded.find(({ name }) => names.has(name))
}

const isKnown = (header: string | undefined, etag: string) =>
  header !== undefined &&
  header
    .split(',')
    .map((entry) => entry.trim().replace(/^W\//, ''))
    .some((entry) => entry === etag || entry === '*')

/** CSP of a document with these inline scripts and styles. */
type PolicyOf = (inline: InlineHashes) => string

/**
 * Range requests apply to files that are not compressed: sound, pictures, fonts. An `If-Range` of another version gets
 * the whole file.
 */
const sendPart = (c: Context<AppEnv>, body: SiteFile['body'], headers: Headers): Response | null => {
  headers.set('Accept-Ranges', 'bytes')
  const ifRange = c.req.header('If-Range')
  if (c.req.method !== 'GET' || (ifRange !== undefined && ifRange !== headers.get('ETag'))) return null
  const range = byteRangeOf(c.req.header('Range'), body.byteLength)
  if (range === 'whole') return null
  if (range === 'outside') {
    headers.set('Content-Range', `bytes */${body.byteLength}`)
    headers.set('Cache-Control', 'no-store')
    headers.delete('CDN-Cache-Control')
    return new Response(null, { status: 416, headers })
  }
  headers.set('Content-Range', `bytes ${range.first}-${range.last}/${body.byteLength}`)
  headers.set('Content-Length', String(range.last - range.first + 1))
  return new Response(body.subarray(range.first, range.last + 1), { status: 206, headers })
}

type FileResponse = { file: SiteFile; status: 200 | 404; caching: Caching }

const sendFile = (c: Context<AppEnv>, policyOf: PolicyOf, { file, status, caching }: FileResponse): Response => {
  const encoding = encodingFor(file, c.req.header('Accept-Encoding') ?? '')
  const etag = `"${file.hash}${encoding === undefined ? '' : `-${encoding.name}`}"`
  const headers = new Headers({ 'Cache-Control': caching.browser, ETag: etag, Vary: 'Accept-Encoding' })
  if (caching.cdn !== undefined) headers.set('CDN-Cache-Control', caching.cdn)
  // With a 304 too: the browser updates the headers of its cached copy.
  if (file.inline !== null) headers.set('Content-Security-Policy', policyOf(file.inline))
  if (status === 200 && isKnown(c.req.header('If-None-Match'), etag))
    return new Response(null, { status: 304, headers })
  const body = encoding?.body ?? file.body
  headers.set('Content-Type', file.type)
  const part = status === 200 && file.encoded.length === 0 ? sendPart(c, body, headers) : null
  if (part !== null) return part
  headers.set('Content-Length', String(body.byteLength))
  if (encoding !== undefined) headers.set('Content-Encoding', encoding.name)
  return new Response(c.req.method === 'HEAD' ? null : body, { status, headers })
}

const notFound = () =>
  new Response('404\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })

/** A redirect without a language goes to the visitor's. */
type Page = { file: string; status: 200 | 404; caching: Caching } | { redirect: RouteId; language: Language | null }

const SHELL = 'shell.html'

/** File or redirect of a path that is no file. The shell of a bare account path detects the language in the browser. */
const pageOf = (pathname: string): Page => {
  const found = resolvePath(pathname)
  const { language } = found
  if (found.kind === 'notFound') {
    return { file: language === null ? SHELL : `${language}/404.html`, status: 404, caching: OWN }
  }
  if (found.kind === 'redirect') return { redirect: found.route, language }
  if (language === null) return { file: SHELL, status: 200, caching: OWN }
  const { path, access } = routeOf(found.route)
  const file = path === '' ? `${language}.html` : `${language}/${path}.html`
  return { file, status: 200, caching: access === 'public' ? SHARED : OWN }
}

/** A redirect to the detected language depends on the visitor, so it must not be cached. */
const redirect = (c: Context<AppEnv>, route: RouteId, language: Language | null): Response => {
  c.header('Cache-Control', 'no-store')
  if (language === null) c.header('Vary', LANGUAGE_VARY)
  return c.redirect(pathOf(route, language ?? visitorLanguage(c)) + queryOf(c), language === null ? 302 : 308)
}

/** Where password managers open the page to change a password (W3C: A Well-Known URL for Changing Passwords). */
const CHANGE_PASSWORD = '/.well-known/change-password'

/** HTML files are reachable by their route only. */
const isPageFile = (name: string) => name.endsWith('.html')

export const site = ({ files }: SiteFiles, policyOf: PolicyOf) => {
  const isBuilt = LANGUAGES.every((language) => files.has(`${language}.html`))
  return (c: Context<AppEnv>): Response => {
    if (!isRead(c.req.method)) {
      return failureBody(c, new Refusal('request.notAllowed', { status: 405, headers: { Allow: 'GET, HEAD' } }))
    }
    const { pathname } = new URL(c.req.url)
    const name = pathname.slice(1)
    const file = isPageFile(name) ? undefined : files.get(name)
    if (file !== undefined) {
      const caching = name.startsWith(IMMUTABLE_FOLDER) ? FOREVER : SHARED
      return sendFile(c, policyOf, { file, status: 200, caching })
    }
    if (pathname === CHANGE_PASSWORD) return redirect(c, 'securitySettings', null)
    if (!isBuilt || name.startsWith(IMMUTABLE_FOLDER)) return notFound()

    const page = pageOf(pathname)
    if ('redirect' in page) return redirect(c, page.redirect, page.language)
    const content = files.get(page.file)
    return content === undefined
      ? notFound()
      : sendFile(c, policyOf, { file: content, status: page.status, caching: page.caching })
  }
}
