/** Ends the process after an error that nothing handled: its state is unknown. The supervisor starts another. */
import type { ErrorReporter } from './error-reports.ts'
import { describeError, type Log } from './log.ts'

/** Milliseconds in which the crash is reported, where a receiver is set. */
const REPORT_TIMEOUT = 2_000

/**
 * Node would print the message as well, which may repeat data.
 *
 * @param isHarmless of a rejection that says nothing about the state of the process: it is logged
 */
export const exitOnCrash = (
  log: Log,
  errors: ErrorReporter | null,
  isHarmless: (error: unknown) => boolean = () => false,
) => {
  let isEnding = false
  const crash = async (event: string, error: unknown) => {
    log.error(event, describeError(error))
    if (errors === null || isEnding) process.exit(1)
    isEnding = true
    setTimeout(() => process.exit(1), REPORT_TIMEOUT)
    await errors.settled()
    process.exit(1)
  }
  process.on('uncaughtException', (error) => void crash('uncaught exception: ending the process', error))
  process.on('unhandledRejection', (error) => {
    if (isHarmless(error)) log.warn('unhandled rejection', describeError(error))
    else void crash('unhandled rejection: ending the process', error)
  })
}
