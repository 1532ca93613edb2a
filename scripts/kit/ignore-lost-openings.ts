/**
 * Imported for its effect, by what opens a database: a connection that is lost while the driver opens it ends no command. What
 * waits for the connection is rejected, and is reported as a sentence.
 */
import { isOfOpening } from '#server/database/opening-failures.ts'

process.on('unhandledRejection', (error) => {
  if (!isOfOpening(error)) throw error
})
