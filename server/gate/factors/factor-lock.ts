/** Changes of an account's second factor and of its recovery codes run one after the other, with their checks. */
import type { Gate } from '../gate.ts'

export const withFactorLock = <T>(gate: Gate, userId: string, work: () => Promise<T>): Promise<T> =>
  gate.db.exclusive(`factors:${userId}`, work)
