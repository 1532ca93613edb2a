/** Security headers of every answer (SECURITY-09): the CSP allows only what the build has listed. */
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'

/** Hashes of inline scripts and styles, as `sha256-...`. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

export const CSP_REPORT_PATH = '/api/csp-report'

/** For documents without inline content. */
const NOTHING: InlineHashes = { scripts: [], styles: [] }

type PolicySettings = { origin: string; connect: readonly string[]; hashes?: InlineHashes }

/** How far HTTPS is enforced; others than `host` bind every name below the own one, also those of other servers. */
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
    "default-src 'none'",
    `script-src ${sources(hashes.scripts)}`,
    `style-src ${sources(hashes.styles)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'none'",
    "frame-src 'none'",
    "object-src 'none'",
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

export const securityHeaders = (settings: PolicySettings & { hsts: HstsScope }): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(settings),
  'Reporting-Endpoints': `csp="${CSP_REPORT_PATH}"`,
  ...(settings.origin.startsWith('https:') ? { 'Strict-Transport-Security': HSTS[settings.hsts] } : {}),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
})

const isDocument = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/html') === true

/** Headers that a handler has set itself are kept. */
export const withHeaders = (headers: Record<string, string>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next()
    const sent = isDocument(c.res) ? headers : { ...headers, 'Content-Security-Policy': NO_DOCUMENT }
    for (const [name, value] of Object.entries(sent)) {
      if (!c.res.headers.has(name)) c.header(name, value)
    }
  })
