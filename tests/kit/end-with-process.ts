/** Children and folders of a process that ends early: they would stay until the machine is restarted, many in memory. */
const ends = new Set<() => void>()

/** What began last is ended first: a server before its folder. */
const endAll = () => {
  for (const end of [...ends].toReversed()) end()
}
const exit = () => process.exit(143)

/**
 * Calls `end` if this process ends before the returned function is called: also by SIGTERM, with which Vitest ends a worker
 * after a hook has timed out. What is asynchronous in `end` is not waited for.
 */
export const endWithProcess = (end: () => void): (() => void) => {
  if (ends.size === 0) process.once('exit', endAll).once('SIGTERM', exit)
  ends.add(end)
  return () => {
    ends.delete(end)
    if (ends.size === 0) process.off('exit', endAll).off('SIGTERM', exit)
  }
}
