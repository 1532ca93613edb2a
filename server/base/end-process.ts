/** Ends the process from a watchdog thread at once: the main thread may be blocked. */
import { writeSync } from 'node:fs'
import { createLog } from './log.ts'

const STDOUT = 1

/** Written to the file descriptor: `process.stdout` of a worker thread is forwarded by the main thread. */
const log = createLog('error', { write: (line) => void writeSync(STDOUT, line) })

/** SIGKILL does not need the event loop; the shell sees exit code 137. */
export const endProcess = (reason: string) => {
  log.error(reason)
  process.kill(process.pid, 'SIGKILL')
}
