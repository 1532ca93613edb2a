/** `npm run dev` restarts the server when one of its files changes. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const RUN_WATCHED = new URL('../../scripts/kit/run-watched.mjs', import.meta.url).href

/** Notes each start and stop, and ends at a signal, as the server does. */
const PROGRAM = (log: string, version: string) => `
  import { appendFileSync } from 'node:fs'
  const note = (text) => appendFileSync(${JSON.stringify(log)}, text + ' ')
  process.on('SIGTERM', () => { note('stop'); process.exit(0) })
  setInterval(() => {}, 1_000)
  note('${version}')
`

const openProgram = () => {
  const root = mkdtempSync(join(tmpdir(), 'prosa-watched-'))
  const folder = join(root, 'server')
  const log = join(root, 'log')
  const main = join(folder, 'main.mjs')
  mkdirSync(folder)
  writeFileSync(log, '')
  /** As an atomic save and a checkout write: another file takes the name. */
  const replace = (text: string) => {
    writeFileSync(join(root, 'next'), text)
    renameSync(join(root, 'next'), main)
  }
  replace(PROGRAM(log, 'first'))
  const script = `import { runWatched } from ${JSON.stringify(RUN_WATCHED)}
    process.exitCode = await runWatched(process.execPath, [${JSON.stringify(main)}],
      { env: process.env, folders: [${JSON.stringify(folder)}] })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'ignore' })
  return {
    child,
    folder,
    log,
    replace,
    release: (version: string) => replace(PROGRAM(log, version)),
    shows: (expected: string | RegExp) =>
      expect
        .poll(() => readFileSync(log, 'utf8').trim(), { timeout: 10_000 })
        .toMatch(typeof expected === 'string' ? new RegExp(`^${expected}$`) : expected),
    close: async () => {
      if (child.exitCode === null && child.signalCode === null) await stopChild(child)
      rmSync(root, { recursive: true })
    },
  }
}

const stopChild = async (child: ChildProcess) => {
  const end = once(child, 'exit')
  child.kill('SIGTERM')
  return end
}

describe.skipIf(process.platform === 'win32')('a program that is watched', () => {
  let program: ReturnType<typeof openProgram>
  beforeEach(() => {
    program = openProgram()
  })
  afterEach(() => program.close())

  it('starts again each time that its file is replaced', async () => {
    const { release, shows } = program
    await shows('first')
    release('second')
    await shows('first stop second')
    release('third')
    await shows('first stop second stop third')
  })

  it('starts again for a file in a folder that was added', async () => {
    const { folder, shows } = program
    await shows('first')
    mkdirSync(join(folder, 'added'))
    await shows('first stop first')
    writeFileSync(join(folder, 'added', 'file.ts'), '')
    await shows('first stop first stop first')
  })

  it('starts again after an error, once that is corrected', async () => {
    const { log, replace, release, shows } = program
    await shows('first')
    replace(`${PROGRAM(log, 'broken')}; throw new Error('of a test')`)
    await shows('first stop broken')
    release('second')
    await shows('first stop broken second')
  })

  // Proves OPS-80.
  it('starts again once a deleted folder is back', async () => {
    const { folder, release, shows } = program
    await shows('first')
    rmSync(folder, { recursive: true })
    await shows('first stop')
    mkdirSync(folder)
    release('second')
    // A start during the deletion finds the new program if Node takes longer to boot, and is stopped for it.
    await shows(/^first stop (?:second stop )?second$/)
  })

  it('ends when the watcher stops', async () => {
    const { child, shows } = program
    await shows('first')
    expect(await stopChild(child)).toEqual([0, null])
    await shows('first stop')
  })
})
