/** A panic of the database in this process, after which nothing of it can be trusted. */
import { endProcess } from '#server/base/end-process.ts'

/** Postgres ends itself and starts anew from its log; here it would go on with its locks held and wait for itself. */
const isPanic = (error: unknown): boolean =>
  error instanceof WebAssembly.RuntimeError ||
  (typeof error === 'object' && error !== null && 'severity' in error && error.severity === 'PANIC')

/** What `work` resolves with. A panic ends the process: the next start recovers everything that was acknowledged. */
export const orEnd = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (isPanic(error)) endProcess('the embedded database panicked (a full or failing disk?): ending the process')
    throw error
  }
}
