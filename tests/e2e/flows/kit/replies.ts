/** Answers that every service gives alike. */
import { LIMITED } from '#machines/kit/samples.ts'
import type { Reply } from './wire.ts'

export const LIMIT: Reply = { status: 429, json: {}, headers: { 'Retry-After': String(LIMITED.fail.retryAfter) } }
/** An answer nobody foresaw. */
export const CRASH: Reply = { status: 500, json: {} }
