/**
 * Idempotency keys of writes whose answer may be lost: a retry of the same request gets the same key, so that the server
 * applies it once. After an answer the key is dropped: the same request again is a new one.
 */
const KEY_BYTES = 16

const MAX_OPEN = 100

/** Keys of unanswered requests, by path and body: the newest ones, oldest first. */
const open = new Map<string, string>()

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const idempotencyKeyFor = (path: string, body: unknown): { key: string; settle: () => void } => {
  const request = `${path} ${JSON.stringify(body)}`
  const key = open.get(request) ?? newKey()
  open.set(request, key)
  const [oldest] = open.keys()
  if (open.size > MAX_OPEN && oldest !== undefined) open.delete(oldest)
  return { key, settle: () => void open.delete(request) }
}
