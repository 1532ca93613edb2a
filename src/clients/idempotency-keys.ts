/**
 * Idempotency keys of writes whose answer may be lost: the same request, retried because nobody knows how the first one ended,
 * goes under the same key and has its effect once. A request that was answered is over: made again, it is another one.
 */
const KEY_BYTES = 16

/** By request; only what nobody has answered yet. */
const open = new Map<string, string>()

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const idempotencyKeyFor = (path: string, body: unknown): { key: string; settle: () => void } => {
  const request = `${path} ${JSON.stringify(body)}`
  const key = open.get(request) ?? newKey()
  open.set(request, key)
  return { key, settle: () => void open.delete(request) }
}
