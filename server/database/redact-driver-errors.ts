/**
 * lite prints database errors with statement and parameters, including names, addresses and passwords. During a call to
 * it, its output is redacted to error class, SQLSTATE, table, constraint and stack frame.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { currentRequest } from './request-context.ts'
import { isTransientError } from './transient-errors.ts'

const working = new AsyncLocalStorage<true>()

const PRINTED_FIELDS = ['name', 'code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const

/** Postgres' own message repeats values (`invalid input syntax: "..."`), so it is left out. */
const redacted = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return typeof value
  const fields = value as Partial<Record<(typeof PRINTED_FIELDS)[number], unknown>>
  const parts = PRINTED_FIELDS.flatMap((name) => (typeof fields[name] === 'string' ? [`${name}=${fields[name]}`] : []))
  // Not a database error: only the stack frame is safe to print.
  const [, frame] =
    fields.code === undefined && value instanceof Error ? (value.stack?.split(/\n\s+(?=at )/) ?? []) : []
  return [...parts, ...(frame === undefined ? [] : [frame])].join(' ')
}

type Print = (...values: unknown[]) => void

const filtered =
  (print: Print): Print =>
  (...values) => {
    if (working.getStore() !== true) return print(...values)
    print('auth and rest service:', ...values.map(redacted))
    // lite's answer does not distinguish a busy database from a failure of its own.
    const context = currentRequest()
    if (context !== undefined && values.some(isTransientError)) context.isHeldUp = true
  }

let isInstalled = false

/** Replaces `console.error` by one that redacts inside `redactDriverErrors` and passes other output through. */
const install = () => {
  if (isInstalled) return
  isInstalled = true
  // oxlint-disable-next-line no-console -- the one place that lite prints through
  globalThis.console.error = filtered(globalThis.console.error.bind(globalThis.console))
}

export const redactDriverErrors = <T>(work: () => Promise<T>): Promise<T> => {
  install()
  return working.run(true, work)
}
