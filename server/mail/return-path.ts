/**
 * Return paths (VERP): each mail has one of its own, so that a report of its failure identifies the mail without
 * personal data (OPS-24). Without a key none can be forged.
 */
import { timingSafeEqual } from 'node:crypto'
import { uuidOfHex } from '#server/base/uuid-of-hex.ts'
import { keyedDigest } from '#server/crypto/keyed-digest.ts'

/** 64 bits, after the 128 of the mail's id: hexadecimal, as mail servers on the way may change the case. */
const DIGEST_LENGTH = 16
const TOKEN = /\+([0-9a-f]{32})([0-9a-f]{16})@/g

export type ReturnPaths = {
  /** Envelope sender of the mail with this id, a UUID. */
  of: (mailId: string) => string
  /** Id of the mail whose return path is in the text; null if there is none that was made with one of the keys. */
  mailIn: (text: string) => string | null
}

const digestOf = (key: string, id: string) =>
  Buffer.from(keyedDigest(key, 'returnPath', id), 'base64url')
    .toString('hex')
    .slice(0, DIGEST_LENGTH)

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** @param keys the first makes, any of them is accepted */
export const createReturnPaths = ({ address, keys }: { address: string; keys: readonly string[] }): ReturnPaths => {
  const [local = '', domain = ''] = address.split('@')
  const [current = ''] = keys
  return {
    of: (mailId) => {
      const id = mailId.replaceAll('-', '')
      return `${local}+${id}${digestOf(current, id)}@${domain}`
    },
    mailIn: (text) => {
      for (const [, id = '', digest = ''] of text.toLowerCase().matchAll(TOKEN)) {
        if (keys.some((key) => isSame(digest, digestOf(key, id)))) return uuidOfHex(id)
      }
      return null
    },
  }
}
