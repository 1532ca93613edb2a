/** The watchdog's worker thread. It counts checks, not elapsed time: after a suspend one check is late, not many. */
import { workerData } from 'node:worker_threads'
import { endProcess } from './end-process.ts'
import type { WatchdogData } from './watchdog.ts'

const { turns, checkEvery, checks } = workerData as WatchdogData

let [seen, still] = [-1, 0]

setInterval(() => {
  const now = Atomics.load(turns, 0)
  still = now === seen ? still + 1 : 0
  seen = now
  if (still >= checks) endProcess('the event loop no longer turns: ending the process')
}, checkEvery)
