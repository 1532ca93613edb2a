/** For watchdog threads: ends the whole process at once, without waiting for the main thread, which may hang. */
import { writeSync } from 'node:fs'
import { createLog } from './log.ts'

const STDOUT = 1

/** Written to the descriptor: `process.stdout` of a worker thread is forwarded by the main thread. */
const log = createLog('error', { write: (line) => void writeSync(STDOUT, line) })

/** SIGKILL needs no turn of the event loop; the shell sees exit code 137. */
export const endProcess = (reason: string) => {
  log.error(reason)
  process.kill(process.pid, 'SIGKILL')
}
