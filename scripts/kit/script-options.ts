/** Options of a script that reads them before it runs. One that does not exist ends it, with the message alone. */
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { printFailure } from './plain-error.mjs'

export const scriptOptions = <Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>>['values'] => {
  try {
    return parseArgs(config).values
  } catch (error) {
    printFailure(error)
    process.exit(1)
  }
}
