/** Security headers of every answer (SECURITY-09): the CSP allows only what the build has listed. */
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'

/** Hashes of inline scripts and styles, as `sha256-...`. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

export const CSP_REPORT_PATH = '/api/csp-report'

/** For documents without inline content. */
const NOTHING: InlineHashes = { scripts: [], styles: [] }

type PolicySettings = { origin: string; connect: readonly string[]; hashes?: InlineHashes }

/** How far HTTPS is enforced; values other than `host` apply to all subdomains, also those of other servers. */
export type HstsScope = 'host' | 'includeSubDomains' | 'preload'

const TWO_YEARS = 63_072_000

const HSTS: Record<HstsScope, string> = {
  host: `max-age=${TWO_YEARS}`,
  includeSubDomains: `max-age=${TWO_YEARS}; includeSubDomains`,
  preload: `max-age=${TWO_YEARS}; includeSubDomains; preload`,
}

const sources = (hashes: readonly string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')

export const contentSecurityPolicy = ({ origin, connect, hashes = NOTHING }: PolicySettings): string =>
  [
    // Also for frames and objects. Workers would take the sources of scripts instead.
    "default-src 'none'",
    `script-src ${sources(hashes.scripts)}`,
    `style-src ${sources(hashes.styles)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(origin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
    `report-uri ${CSP_REPORT_PATH}`,
    'report-to csp',
  ].join('; ')

/** Scripts, fonts and data load nothing themselves. The policy of a document is half a kilobyte, which each would send. */
const NO_DOCUMENT = "default-src 'none'; frame-ancestors 'none'"

type Headers = Readonly<Record<string, string>>
export type SecurityHeaders = { documents: Headers; others: Headers }

export const securityHeaders = (settings: PolicySettings & { hsts: HstsScope }): SecurityHeaders => {
  const shared = {
    ...(settings.origin.startsWith('https:') ? { 'Strict-Transport-Security': HSTS[settings.hsts] } : {}),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
  return {
    documents: {
      'Content-Security-Policy': contentSecurityPolicy(settings),
      ...shared,
      // Browsers apply these to documents only, and each of 20 scripts and reads of a page would repeat them.
      'Reporting-Endpoints': `csp="${CSP_REPORT_PATH}"`,
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    },
    others: { 'Content-Security-Policy': NO_DOCUMENT, ...shared },
  }
}

/** A 304 has no type: those of documents come with the policy of their inline scripts. */
const isDocument = ({ headers }: Response) =>
  headers.has('Content-Security-Policy') || headers.get('Content-Type')?.startsWith('text/html') === true

/** Headers that a handler has set itself are kept. */
export const withHeaders = ({ documents, others }: SecurityHeaders) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(isDocument(c.res) ? documents : others)) {
      if (!c.res.headers.has(name)) c.header(name, value)
    }
  })
