import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

it.each(['bench', 'perf'])('npm run %s tells its options, and measures nothing, if it is asked for help', (name) => {
  const printed = execFileSync(process.execPath, [`scripts/${name}.ts`, '--help'], { encoding: 'utf8' })
  expect(printed.split('\n')[0]).toBe(`npm run ${name} -- [options]`)
})
