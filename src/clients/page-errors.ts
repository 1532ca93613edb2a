/** Reports errors of this page to our own server, which passes them on; nothing of the visitor is in them (ADR 042). */
import { VISITOR_ENDPOINTS } from '#contracts/api/endpoints/visitors.ts'
import type { PageError, PageErrorEvent } from '#contracts/api/page-errors.ts'
import { resolvePath } from '#contracts/routes.ts'
import { readConfig } from './config.ts'

const MAX_FRAMES = 8
/** Reports of one page view: what follows is most often a consequence. */
const MAX_REPORTS = 5

const ASSET = /\/(assets\/[\w.-]{1,80}\.(?:js|css)(?::\d{1,7}:\d{1,7})?)/

/** Places in our built files. Lines of extensions and other origins are left out, and every text with them. */
const framesOf = ({ stack = '', message }: Error, event: PageErrorEvent): string[] => {
  // Some browsers repeat the message in the stack, and only the failure to load a file names one in it.
  const lines = event === 'page file not loaded' ? [message] : stack.replace(message, '').split('\n')
  return lines
    .filter((line) => line.includes(`${location.origin}/`) || event === 'page file not loaded')
    .flatMap((line) => ASSET.exec(line)?.[1] ?? [])
    .slice(0, MAX_FRAMES)
}

const routeOf = (): PageError['route'] => {
  const found = resolvePath(location.pathname)
  return found.kind === 'page' ? found.route : 'notFound'
}

/** An error boundary and the window may report the same error. */
const reported = new WeakSet<Error>()
const sent = new Set<string>()
let config: ReturnType<typeof readConfig> | null = null

/** Sends the report if the server accepts reports and the error is in one of our own files. */
export const sendPageError = async (event: PageErrorEvent, error: unknown): Promise<void> => {
  if (!(error instanceof Error) || reported.has(error)) return
  reported.add(error)
  const frames = framesOf(error, event)
  if (frames.length === 0) return
  const name = /^[A-Za-z]\w{0,59}$/.test(error.name) ? error.name : 'Error'
  const body = JSON.stringify({ event, error: name, frames, route: routeOf() } satisfies PageError)
  if (sent.has(body) || sent.size >= MAX_REPORTS) return
  sent.add(body)
  config ??= readConfig().catch((failure: unknown) => {
    // The next error requests the setting again.
    config = null
    throw failure
  })
  if (!(await config).errorReports) return
  const { method, path } = VISITOR_ENDPOINTS.reportPageError
  await fetch(path, { method, headers: { 'Content-Type': 'application/json' }, body, keepalive: true })
}
