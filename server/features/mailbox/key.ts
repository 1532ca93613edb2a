/** What opens the mailbox: made at each start, and told to whoever started the server alone. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Settings } from '#server/settings/env.ts'

const BYTES = 18

export const createMailboxKey = () => randomBytes(BYTES).toString('base64url')

/** Mail lies on a page only in a demonstration, where nobody else is meant to get it. */
export const hasMailbox = ({ isDemonstration, smtp }: Pick<Settings, 'isDemonstration' | 'smtp'>) =>
  isDemonstration && smtp === null

const digest = (text: string) => createHash('sha256').update(text).digest()

export const isMailboxKey = (key: string, given: string): boolean => timingSafeEqual(digest(key), digest(given))
