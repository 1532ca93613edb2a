/** Ends the process at a panic of the embedded database: its state in memory can no longer be trusted. */
import { endProcess } from '#server/base/end-process.ts'

/** A Postgres server restarts and recovers from its log; in WebAssembly it would go on with locks held, and deadlock. */
const isPanic = (error: unknown): boolean =>
  error instanceof WebAssembly.RuntimeError ||
  (typeof error === 'object' && error !== null && 'severity' in error && error.severity === 'PANIC')

/** What `work` resolves with. A panic ends the process: the next start recovers everything that was acknowledged. */
export const exitOnPanic = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (isPanic(error)) endProcess('the embedded database panicked (a full or failing disk?): ending the process')
    throw error
  }
}
