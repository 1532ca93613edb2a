/** For threads that watch over a process: ends all of it at once, without a last word from the thread that hangs. */
import { writeSync } from 'node:fs'
import { createLog } from './log.ts'

const STDOUT = 1

/** Not over `process.stdout`: in a thread it needs the main one to pass it on. */
const log = createLog('error', { write: (line) => void writeSync(STDOUT, line) })

/** The kernel's own signal, which needs no turn of the loop; the process ends with 137 for its shell. */
export const endProcess = (reason: string) => {
  log.error(reason)
  process.kill(process.pid, 'SIGKILL')
}
