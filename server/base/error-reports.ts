/**
 * Reports errors to a receiver of the operator's choice (ADR 042): an allow-list of fields as generic JSON, never the text of
 * an error. Nothing waits for it, and what cannot be delivered is dropped and counted.
 */
import { fileURLToPath } from 'node:url'
import type { Log, LogFields } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Release } from './release.ts'

export type ErrorReport = {
  source: 'server' | 'browser'
  /** The message of the log line, or the name of a page's event: constants of the program. */
  event: string
  /** Class of the error. */
  error: string
  code?: string | undefined
  /** Places in our own files, the innermost first. */
  frames: readonly string[]
  /** Route pattern of a request, or route id of a page; never a URL. */
  route?: string | undefined
  requestId?: string | undefined
}

export type ErrorReporter = {
  report: (report: ErrorReport) => void
  /** Resolves when nothing is queued or in flight. */
  settled: () => Promise<void>
}

/** Without a receiver. */
export const NO_REPORTS: ErrorReporter = { report: () => undefined, settled: () => Promise.resolve() }

type Options = {
  url: string
  release: Release
  metrics: Pick<Metrics, 'errorReport'>
  /** Milliseconds in which the same error is reported once. */
  interval?: number
  /** Milliseconds for one report. */
  timeout?: number
  /** Maximum of queued reports; further ones are dropped. */
  maxQueued?: number
}

/** Different errors whose repetitions are counted. */
const MAX_COUNTED = 200

/** Whether an error is new, and how often it was repeated since it was last reported. */
const createRepeats = (interval: number) => {
  const repeats = new Map<string, { until: number; repeated: number }>()
  return (key: string): number | null => {
    const before = repeats.get(key)
    const now = performance.now()
    if (before !== undefined && now < before.until) {
      before.repeated += 1
      return null
    }
    repeats.delete(key)
    repeats.set(key, { until: now + interval, repeated: 0 })
    const [oldest] = repeats.keys()
    if (repeats.size > MAX_COUNTED && oldest !== undefined) repeats.delete(oldest)
    return before?.repeated ?? 0
  }
}

export const createErrorReporter = ({
  url,
  release: { version, revision, instance },
  metrics,
  interval = 60_000,
  timeout = 3_000,
  maxQueued = 50,
}: Options): ErrorReporter => {
  const repeatsOf = createRepeats(interval)
  const queue: string[] = []
  let sending: Promise<void> | null = null

  const deliver = async (body: string) => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      })
      await answer.body?.cancel()
      metrics.errorReport(answer.ok ? 'sent' : 'dropped')
    } catch {
      metrics.errorReport('dropped')
    }
  }
  const sendAll = async () => {
    for (let body = queue.shift(); body !== undefined; body = queue.shift()) await deliver(body)
    sending = null
  }
  return {
    report: (report) => {
      const { source, event, error, code = '', frames, route = '' } = report
      const repeated = repeatsOf([source, event, error, code, frames[0] ?? '', route].join(' '))
      if (repeated === null) return metrics.errorReport('repeated')
      if (queue.length >= maxQueued) return metrics.errorReport('dropped')
      const time = new Date().toISOString()
      queue.push(JSON.stringify({ time, ...report, version, revision, instance, repeated }))
      sending ??= sendAll()
    },
    settled: async () => {
      await sending
    },
  }
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const PLACE = /([^\s()]+:\d+:\d+)\)?$/

/** Places below our own folder, without the names of functions: a computed one could repeat input. */
const ownFrames = (frames: readonly string[]): string[] =>
  frames.flatMap((line) => {
    const place = PLACE.exec(line)?.[1]?.replace('file://', '')
    return place?.startsWith(ROOT) === true && !place.includes('node_modules') ? [place.slice(ROOT.length)] : []
  })

/** Names that fit are those of classes; a library may set any text. */
const NAME = /^[A-Za-z]\w{0,59}$/

const reportOf = (event: string, { error = '', errorCode, frames = [], route, requestId }: LogFields): ErrorReport => ({
  source: 'server',
  event,
  error: NAME.test(error) ? error : 'Error',
  code: errorCode,
  frames: ownFrames(frames),
  route,
  requestId,
})

/** A log whose error lines are reported as well: personal data is already excluded from them. */
export const reportingLog = (log: Log, { report }: ErrorReporter): Log => ({
  ...log,
  error: (event, fields = {}) => {
    log.error(event, fields)
    if (fields.error !== undefined) report(reportOf(event, fields))
  },
})
