/** A failure whose message says it all to whoever typed the command: shown without a stack. */
export class PlainError extends Error {
  /** @override */
  name = 'PlainError'
}

/**
 * Runs the whole of a script and sets the exit code.
 *
 * @param {() => Promise<number | void>} script resolves to an exit code, or to nothing for 0
 */
export const runScript = async (script) => {
  try {
    process.exitCode = (await script()) ?? 0
  } catch (error) {
    console.error(error instanceof PlainError ? `\n${error.message}` : error)
    process.exitCode = 1
  }
}
