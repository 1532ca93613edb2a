/** The id that an answer and its log line share: that of the proxy in front, so that its log can be joined, or a new one. */
import { randomUUID } from 'node:crypto'

/** A UUID, or 32 hexadecimal digits. A looser form could carry an address or a CPF into the log. */
const ID = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{32})$/i

/** Trace id of a W3C `traceparent`. */
const TRACE = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/

/** `isProxied`: a trusted proxy wrote the headers, or passed on its client's. */
export const requestIdOf = (headers: Headers, isProxied: boolean): string => {
  if (!isProxied) return randomUUID()
  const id = headers.get('X-Request-Id') ?? ''
  if (ID.test(id)) return id
  return TRACE.exec(headers.get('traceparent') ?? '')?.[1] ?? randomUUID()
}
