/**
 * Keys of writes whose answer may be lost (API-16): the same request, sent again because nobody knows how the
 * first one ended, goes under the same key, and has its effect once. What was answered is over: asked again, it is another.
 */
const KEY_BYTES = 16

/** By request; only what nobody has answered yet. */
const open = new Map<string, string>()

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const repeatKeyFor = (path: string, body: unknown): { key: string; settle: () => void } => {
  const request = `${path} ${JSON.stringify(body)}`
  const key = open.get(request) ?? newKey()
  open.set(request, key)
  return { key, settle: () => void open.delete(request) }
}
