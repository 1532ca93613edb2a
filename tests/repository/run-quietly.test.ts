/** What a program printed is kept until it is shown. */
import { expect, it } from 'vitest'
import { runQuietly } from '../../scripts/kit/run.mjs'

it('characters whose bytes arrive in two chunks are kept', async () => {
  // Two bytes each after a single one: chunks of a pipe, which have an even length, end within one.
  const code = `process.stdout.write('a' + 'ã'.repeat(200_000))`
  const { output } = await runQuietly(process.execPath, ['-e', code])
  expect([output.length, output.replaceAll('ã', '')]).toEqual([200_001, 'a'])
})
