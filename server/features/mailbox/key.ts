/** Key of the mailbox page: generated at each start, and printed only in the terminal that started the server. */
import { randomBytes } from 'node:crypto'
import { isSameSecret } from '#server/crypto/sha256.ts'
import type { Settings } from '#server/settings/env.ts'

const BYTES = 18

export const createMailboxKey = () => randomBytes(BYTES).toString('base64url')

/** Mails are shown on a page only in a demonstration, where they go to no real person. */
export const hasMailbox = ({ isDemonstration, smtp }: Pick<Settings, 'isDemonstration' | 'smtp'>) =>
  isDemonstration && smtp === null

export const isMailboxKey = (key: string, candidate: string): boolean => isSameSecret(candidate, key)
