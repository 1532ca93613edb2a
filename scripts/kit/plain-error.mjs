/** A failure whose message is enough for whoever ran the command: printed without a stack trace. */
export class PlainError extends Error {
  /** @override */
  name = 'PlainError'
}

/**
 * Runs a script's main function and sets the exit code.
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
