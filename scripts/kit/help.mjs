/**
 * Imported first by scripts without a help text of their own: `--help` prints the comment at the beginning of the script,
 * and nothing is run.
 */
import { readFileSync } from 'node:fs'

if (process.argv.includes('--help')) {
  const [, script = ''] = process.argv
  const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(readFileSync(script, 'utf8')) ?? []
  console.log(
    comment
      .replaceAll(/^ *\* ?/gm, '')
      .replaceAll('`', '')
      .trim(),
  )
  process.exit()
}
