/**
 * Encryption at rest: AES-256-GCM as `v1.<iv>.<ciphertext and tag>`, each part in base64url. The associated data names
 * the owner and field of a text, so that one ciphertext cannot be substituted for another.
 */
const VERSION = 'v1'
const IV_BYTES = 12
export const KEY_BYTES = 32

export type Key = CryptoKey

/** @throws RangeError unless `bytes` has `KEY_BYTES`. */
export const importKey = (bytes: Uint8Array<ArrayBuffer>): Promise<Key> => {
  if (bytes.length !== KEY_BYTES) throw new RangeError(`A key has ${KEY_BYTES} bytes`)
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

const algorithm = (iv: Uint8Array<ArrayBuffer>, boundTo: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(boundTo),
})

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const fromBase64url = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

export const sealBytes = async (key: Key, bytes: Uint8Array<ArrayBuffer>, boundTo: string): Promise<string> => {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const sealed = await crypto.subtle.encrypt(algorithm(iv, boundTo), key, bytes)
  return [VERSION, base64url(iv), base64url(new Uint8Array(sealed))].join('.')
}

/** Null if it is no envelope, was tampered with, or has another key or other associated data. */
export const openBytes = async (
  key: Key,
  envelope: string,
  boundTo: string,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  const [version, iv, sealed, ...more] = envelope.split('.')
  if (version !== VERSION || iv === undefined || sealed === undefined || more.length > 0) return null
  try {
    const opened = await crypto.subtle.decrypt(algorithm(fromBase64url(iv), boundTo), key, fromBase64url(sealed))
    return new Uint8Array(opened)
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

export const sealText = (key: Key, text: string, boundTo: string) =>
  sealBytes(key, new TextEncoder().encode(text), boundTo)

export const openText = async (key: Key, envelope: string, boundTo: string): Promise<string | null> => {
  const bytes = await openBytes(key, envelope, boundTo)
  return bytes === null ? null : new TextDecoder().decode(bytes)
}
