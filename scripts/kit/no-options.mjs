/** Imported next to `help.mjs` by scripts without options: any argument ends the script before it does anything. */
import { parseArgs } from 'node:util'
import { printFailure } from './plain-error.mjs'

try {
  parseArgs()
} catch (error) {
  printFailure(error)
  process.exit(1)
}
