/** A process whose event loop hangs is ended; one that works is left alone. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const WATCHDOG = join(import.meta.dirname, '../../server/base/watchdog.ts')

const runWatched = (settings: string, work: string) => {
  const code = `const { startWatchdog } = await import(${JSON.stringify(WATCHDOG)})
const stop = startWatchdog(${settings})
${work}`
  return spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    timeout: 50_000,
    killSignal: 'SIGTERM',
  })
}

// Proves SECURITY-27.
it('the watchdog ends a process whose event loop is blocked, with one line in the log', () => {
  const { signal, stdout } = runWatched(
    '{ checkEvery: 20, checks: 3 }',
    `console.log('working')
for (;;);`,
  )
  const [first, line = '', ...more] = stdout.trim().split('\n')
  expect([signal, first, more]).toEqual(['SIGKILL', 'working', []])
  expect(JSON.parse(line)).toEqual({
    level: 'error',
    time: expect.any(String),
    msg: 'the event loop no longer turns: ending the process',
  })
})

it('the watchdog does not keep an idle process alive', () => {
  expect(runWatched('', `console.log('done')`)).toMatchObject({ status: 0, stdout: 'done\n' })
  expect(runWatched('', `await stop(); console.log('stopped')`)).toMatchObject({ status: 0, stdout: 'stopped\n' })
})

it('the watchdog does not end a process that yields between pieces of work', () => {
  // Many more checks than needed to end it, each after a yield.
  const { status, stdout } = runWatched(
    '{ checkEvery: 5, checks: 200 }',
    `for (let turns = 0; turns < 40; turns += 1) await new Promise((resolve) => setTimeout(resolve, 5))
console.log('turned')
await stop()`,
  )
  expect([status, stdout]).toEqual([0, 'turned\n'])
})
