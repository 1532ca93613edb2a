/** The watchdog's worker thread. It counts checks, not elapsed time: after a suspend one check is late, not many. */
import { workerData } from 'node:worker_threads'
import { endProcess } from './end-process.ts'
import type { WatchdogData } from './watchdog.ts'

const { turns, checkEvery, checks } = workerData as WatchdogData

let [lastTurn, unchanged] = [-1, 0]

setInterval(() => {
  const now = Atomics.load(turns, 0)
  unchanged = now === lastTurn ? unchanged + 1 : 0
  lastTurn = now
  if (unchanged >= checks) endProcess('the event loop no longer turns: ending the process')
}, checkEvery)
