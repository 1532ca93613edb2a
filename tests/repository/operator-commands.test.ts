/** Commands whose arguments, environment or output are not what they expect. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { temporaryDirectory } from '#tests/db/kit/temporary-directory.ts'

const directory = temporaryDirectory()
afterAll(directory.remove)

const UNREACHABLE = 'postgres://nobody@127.0.0.1:1/none'

const run = (command: string, environment: Record<string, string>, cwd = '.') => {
  const [script = '', ...args] = command.split(' ')
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, ...environment }
  const { status, stderr } = spawnSync(process.execPath, [resolve(script), ...args], { encoding: 'utf8', env, cwd })
  return { status, output: stderr.trim() }
}

// Proves OPS-79.
it.each(['list', 'accept-keys'])('admin %s takes no address', (command) => {
  expect(run(`scripts/admin.ts ${command} ana@prosa.test`, { DATABASE_URL: UNREACHABLE })).toEqual({
    status: 1,
    output: "Unexpected argument 'ana@prosa.test'. This command does not take positional arguments",
  })
})

// Proves OPS-79.
it.each([
  ['--accounts=ana@prosa.test', "Unknown option '--accounts'"],
  ['--account ana@prosa.test', 'Which account? --account=ana@example.com'],
])('smoke does not run without the account of a mistyped option: %s', (option, message) => {
  const { status, output } = run(`scripts/smoke.ts --base=https://127.0.0.1:1 ${option}`, {})
  expect([status, output.slice(0, message.length)]).toEqual([1, message])
})

// Proves OPS-93.
it.each([
  ['admin.ts accept-keys', {}, 'None of JWT_SECRET, SIGNING_KEY, PUBLISHABLE_KEY, MASTER_KEYS is set.'],
  ['admin.ts accept-keys', { JWT_SECRET: 'short' }, 'JWT_SECRET must have at least 32 characters.'],
  [
    'restore.ts --check',
    { MASTER_KEYS: 'abc' },
    'MASTER_KEYS must be id:key, with 32 bytes in base64url as key; several with commas between.',
  ],
])('%s does not take wrong keys for missing ones: %j', (command, keys, message) => {
  expect(run(`scripts/${command}`, { DATABASE_URL: UNREACHABLE, ...keys })).toEqual({ status: 1, output: message })
})

// Proves OPS-93.
it.each(['scripts/doctor.ts', 'scripts/backup.ts', 'server/main.ts'])('names a folder called .env: %s', (script) => {
  mkdirSync(join(directory.path, '.env'), { recursive: true })
  expect(run(script, {}, directory.path)).toEqual({
    status: 1,
    output: 'The environment cannot be used:\n  .env  must be a file',
  })
})

// Proves OPS-92.
it('a script finishes its work although nobody reads its output any more', async () => {
  const script = `import { runScript } from './scripts/kit/plain-error.mjs'
    await runScript(async () => {
      for (const step of ['one', 'two', 'three']) {
        console.log(step)
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
      console.error('done')
    })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.destroy()
  expect(await text(child.stderr)).toBe('done\n')
})
