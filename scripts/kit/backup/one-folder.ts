/** The folder that a command was given, if any. A path with spaces that was not quoted arrives as several. */
import { PlainError } from '../plain-error.mjs'

export const oneFolder = (positionals: readonly string[]): string | undefined => {
  if (positionals.length > 1) {
    throw new PlainError(`More than one folder: ${positionals.join(', ')}. Put a path with spaces in quotes.`)
  }
  return positionals[0]
}
