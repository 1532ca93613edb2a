/** Watchdog: ends a process whose event loop is blocked, since it can serve no request and handle no signal. */
import { Worker } from 'node:worker_threads'

const CHECK_EVERY_MS = 2_000
/** Half a minute with `CHECK_EVERY_MS`. */
const CHECKS = 15

/** `turns` counts the event loop's iterations, in shared memory. */
export type WatchdogData = { turns: Int32Array<SharedArrayBuffer>; checkEvery: number; checks: number }

const WORKER = new URL('./watchdog-worker.ts', import.meta.url)

/**
 * A worker thread checks every `checkEvery` milliseconds, and ends the process after `checks` consecutive checks
 * without an iteration of the event loop. Returns the function that stops the watchdog.
 */
export const startWatchdog = ({ checkEvery = CHECK_EVERY_MS, checks = CHECKS } = {}): (() => Promise<void>) => {
  const turns = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const timer = setInterval(() => Atomics.add(turns, 0, 1), checkEvery)
  const workerData: WatchdogData = { turns, checkEvery, checks }
  const worker = new Worker(WORKER, { workerData, execArgv: [] })
  timer.unref()
  worker.unref()
  return async () => {
    clearInterval(timer)
    await worker.terminate()
  }
}
