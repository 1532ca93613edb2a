/** The thread of the watchdog. Looks are counted, not time: a machine that was asleep makes one late look, not many. */
import { workerData } from 'node:worker_threads'
import { endProcess } from './end-process.ts'
import type { Watched } from './watchdog.ts'

const { turns, lookEvery, looks } = workerData as Watched

let [seen, still] = [-1, 0]

setInterval(() => {
  const now = Atomics.load(turns, 0)
  still = now === seen ? still + 1 : 0
  seen = now
  if (still >= looks) endProcess('the event loop no longer turns: ending the process')
}, lookEvery)
