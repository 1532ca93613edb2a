/** Children and folders of a process that ends early: they would stay until the machine is restarted, many in memory. */
const cleanups = new Set<() => void>()

/** What began last is ended first: a server before its folder. */
const endAll = () => {
  for (const end of [...cleanups].toReversed()) end()
}
const exit = () => process.exit(143)

/**
 * Calls `end` if this process ends before the returned function is called: also by SIGTERM, with which Vitest ends a worker
 * after a hook has timed out. What is asynchronous in `end` is not waited for.
 */
export const endWithProcess = (end: () => void): (() => void) => {
  if (cleanups.size === 0) process.once('exit', endAll).once('SIGTERM', exit)
  cleanups.add(end)
  return () => {
    cleanups.delete(end)
    if (cleanups.size === 0) process.off('exit', endAll).off('SIGTERM', exit)
  }
}
