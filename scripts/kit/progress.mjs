const HEARTBEAT = 15_000

/** @param {number} from a reading of `performance.now()` */
export const secondsSince = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`

/**
 * Runs one step with progress output: elapsed time on a terminal, occasional lines in a log.
 * @template T
 * @param {string} label what is being done, such as `1/3 Dependencies: installing`
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export const step = async (label, work) => {
  const start = performance.now()
  const isTerminal = process.stdout.isTTY
  const print = () =>
    process.stdout.write(`${isTerminal ? '\r' : ''}${label} ... ${secondsSince(start)}${isTerminal ? '' : '\n'}`)
  process.stdout.write(isTerminal ? `${label} ...` : `${label} ...\n`)
  const clock = setInterval(print, isTerminal ? 1000 : HEARTBEAT)
  try {
    return await work()
  } finally {
    clearInterval(clock)
    print()
    if (isTerminal) process.stdout.write('\n')
  }
}
