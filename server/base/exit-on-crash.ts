/** Ends the process after an error that nothing handled: its state is unknown. The supervisor starts another. */
import { describeError, type Log } from './log.ts'

/** Node would print the message as well, which may repeat data. */
export const exitOnCrash = (log: Log) => {
  const crash = (event: string) => (error: unknown) => {
    log.error(event, describeError(error))
    process.exit(1)
  }
  process.on('uncaughtException', crash('uncaught exception: ending the process'))
  process.on('unhandledRejection', crash('unhandled rejection: ending the process'))
}
