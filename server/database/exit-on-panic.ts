/** Ends the process after a panic of the embedded database: its state in memory can no longer be trusted. */
import { endProcess } from '#server/base/end-process.ts'

/** A Postgres server would restart and recover; in WebAssembly it would continue with locks held, and deadlock. */
const isPanic = (error: unknown): boolean =>
  error instanceof WebAssembly.RuntimeError ||
  (typeof error === 'object' && error !== null && 'severity' in error && error.severity === 'PANIC')

/** Resolves with `work`. A panic ends the process: the next start recovers every acknowledged write. */
export const exitOnPanic = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (isPanic(error)) endProcess('the embedded database panicked (a full or failing disk?): ending the process')
    throw error
  }
}
