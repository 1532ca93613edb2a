/** A failure with a sufficient message for the user of the command: printed without a stack trace. */
export class PlainError extends Error {
  /** @override */
  name = 'PlainError'

  /**
   * @param {string} message
   * @param {number} [exitCode]
   */
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/**
 * An option that does not exist or lacks its value is named by the message of `parseArgs`.
 * @param {unknown} error
 */
const isPlain = (error) =>
  error instanceof PlainError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'))

/** @param {unknown} error */
export const printFailure = (error) =>
  console.error(isPlain(error) ? `\n${/** @type {Error} */ (error).message}` : error)

/**
 * `npm run migrate | head -1` closes the output: the work is finished nevertheless, not ended in the middle.
 * @param {unknown} error
 */
const ignoreClosedOutput = (error) => {
  if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error
}

/**
 * Runs a script's main function and sets the exit code.
 * @param {() => Promise<number | void>} script resolves to an exit code, or to nothing for 0
 */
export const runScript = async (script) => {
  process.stdout.on('error', ignoreClosedOutput)
  try {
    process.exitCode = (await script()) ?? 0
  } catch (error) {
    printFailure(error)
    process.exitCode = error instanceof PlainError ? error.exitCode : 1
  }
}
