/** The log: JSON lines with an allow-list of fields. Any other field is dropped, so that no personal data is logged. */
import pino from 'pino'

export type LogFields = Partial<{
  requestId: string
  method: string
  /** Route pattern, such as `/api/contact`: never the requested path or query. */
  route: string
  status: number
  /** Milliseconds from request to answer. */
  ms: number
  /** Class, code and stack frame of an error; its message may repeat data and is left out. */
  error: string
  errorCode: string
  frames: string[]
  directive: string
  count: number
  attempts: number
  /** Keyed digests that change daily (log-refusal.ts). */
  network: string
  account: string
  kind: string
  /** Of the process, in the line that it starts with. */
  pid: number
  host: string
}>

export type Log = {
  info: (event: string, fields?: LogFields) => void
  warn: (event: string, fields?: LogFields) => void
  error: (event: string, fields?: LogFields) => void
}

const FIELDS: ReadonlySet<string> = new Set<keyof LogFields>([
  'requestId',
  'method',
  'route',
  'status',
  'ms',
  'error',
  'errorCode',
  'frames',
  'directive',
  'count',
  'attempts',
  'network',
  'account',
  'kind',
  'pid',
  'host',
])

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'

type Sink = { write: (line: string) => void }

/** `base` is in every line. */
export const createLog = (level: LogLevel, sink: Sink = process.stdout, base: Record<string, string> = {}): Log => {
  const logger = pino(
    {
      level,
      base,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => FIELDS.has(name))),
      },
    },
    sink,
  )
  return {
    info: (event, fields = {}) => logger.info(fields, event),
    warn: (event, fields = {}) => logger.warn(fields, event),
    error: (event, fields = {}) => logger.error(fields, event),
  }
}

/** An error without its message: class, code (such as an SQLSTATE) and stack frames. */
export const describeError = (error: unknown): LogFields => {
  if (!(error instanceof Error)) return { error: typeof error }
  const code = 'code' in error ? String(error.code) : ''
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return {
    error: error.name,
    ...(/^[\w.]{1,40}$/.test(code) ? { errorCode: code } : {}),
    frames: frames.slice(0, 8).map((line) => line.trim()),
  }
}
