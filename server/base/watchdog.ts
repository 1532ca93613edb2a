/** Ends a process whose event loop no longer turns: it answers nobody and hears no signal, and only a restart helps. */
import { Worker } from 'node:worker_threads'

const LOOK_EVERY_MS = 2_000
/** Half a minute without a turn. */
const LOOKS = 15

/** `turns` counts the loop's turns in shared memory. */
export type Watched = { turns: Int32Array<SharedArrayBuffer>; lookEvery: number; looks: number }

const WORKER = new URL('./watchdog-worker.ts', import.meta.url)

/**
 * A thread of its own looks every `lookEvery` milliseconds, and ends the process after so many looks without a turn.
 * Returns the function that ends the watch.
 */
export const startWatchdog = ({ lookEvery = LOOK_EVERY_MS, looks = LOOKS } = {}): (() => Promise<void>) => {
  const turns = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const timer = setInterval(() => Atomics.add(turns, 0, 1), lookEvery)
  const workerData: Watched = { turns, lookEvery, looks }
  const worker = new Worker(WORKER, { workerData, execArgv: [] })
  timer.unref()
  worker.unref()
  return async () => {
    clearInterval(timer)
    await worker.terminate()
  }
}
