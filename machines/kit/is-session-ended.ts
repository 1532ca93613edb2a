import type { ErrorCode } from '#contracts/errors.ts'
import { toFailure } from './to-failure.ts'

const CODES: readonly ErrorCode[] = ['auth.sessionMissing', 'auth.sessionExpired', 'auth.unauthenticated']

/** Whether the call was rejected because its session has ended, or there is none. */
export const isSessionEnded = (error: unknown) => CODES.includes(toFailure(error).code)
