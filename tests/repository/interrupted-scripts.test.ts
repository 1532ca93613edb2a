/** Scripts that are stopped while they have children and temporary folders. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findPostgres } from '#tests/db/kit/cluster.ts'
import { SHORT_LIVED } from '#tests/kit/node-flags.ts'

const folder = mkdtempSync(join(tmpdir(), 'prosa-interrupted-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const fileOf = (path: string) => JSON.stringify(new URL(`../../${path}`, import.meta.url).href)

type ChildReport = { pid: number; folder?: string }

/** Runs a program that prints a line of JSON once it has what it started, and signals it then. */
const interruptScript = async (program: string, signal: NodeJS.Signals) => {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [...SHORT_LIVED, '--input-type=module', '--eval', program], {
    env: { PATH, NODE_COMPILE_CACHE, TMPDIR: folder },
  })
  let [printed, errors] = ['', '']
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  for await (const text of child.stdout.setEncoding('utf8')) {
    printed += String(text)
    if (printed.includes('\n')) break
  }
  child.kill(signal)
  const [code] = (await once(child, 'exit')) as [number | null]
  return { started: JSON.parse(printed) as ChildReport, code, errors: errors.trim() }
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const untilEnded = (pid: number) => expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false)

const SENTENCE = 'Interrupted: what was started for it has been stopped.'

/** What `npm run screens` and the others do, with a program in place of the product. */
const SCRIPT = `
  import { spawn } from 'node:child_process'
  import { endOnSignals } from ${fileOf('scripts/kit/end-on-signals.ts')}
  import { withDataDir } from ${fileOf('tests/e2e/kit/data-dir.ts')}
  import { endWithProcess } from ${fileOf('tests/kit/end-with-process.ts')}
  endOnSignals()
  await withDataDir(async (dataDir) => {
    const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'])
    endWithProcess(() => child.kill('SIGKILL'))
    console.log(JSON.stringify({ pid: child.pid, folder: dataDir }))
    await new Promise((resolve) => setTimeout(resolve, 60_000))
  })`

const GUIDE = `
  import { endOnSignals } from ${fileOf('scripts/kit/end-on-signals.ts')}
  import { runCommands } from ${fileOf('scripts/kit/rehearsal/guide.ts')}
  endOnSignals()
  await runCommands(['set +x', 'sleep 300 & echo "{\\\\"pid\\\\": $!}"', 'wait'], process.env)`

const CLUSTER = `
  import { readFileSync } from 'node:fs'
  import { openPostgres } from ${fileOf('server/database/open-postgres.ts')}
  import { findPostgres, startCluster } from ${fileOf('tests/db/kit/cluster.ts')}
  const { url } = await startCluster(findPostgres())
  const { db } = openPostgres(url)
  const [{ data_directory: folder }] = await db.query('show data_directory')
  console.log(JSON.stringify({ pid: Number.parseInt(readFileSync(folder + '/postmaster.pid', 'utf8')), folder }))
  await new Promise((resolve) => setTimeout(resolve, 60_000))`

// Proves OPS-95.
describe.skipIf(process.platform === 'win32')('a script that is interrupted', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('ends its children and removes its folder after %s', { timeout: 30_000 }, async (signal, code) => {
    const { started, ...end } = await interruptScript(SCRIPT, signal)
    expect(end).toEqual({ code, errors: SENTENCE })
    await untilEnded(started.pid)
    expect(existsSync(started.folder ?? '')).toBe(false)
  })

  it('ends what commands of a guide have started', { timeout: 30_000 }, async () => {
    const { started, ...end } = await interruptScript(GUIDE, 'SIGTERM')
    expect([end.code, end.errors.endsWith(SENTENCE)]).toEqual([143, true])
    await untilEnded(started.pid)
  })

  it.skipIf(findPostgres() === null)(
    'ends its Postgres, as does a test whose first hook has timed out',
    { timeout: 60_000 },
    async () => {
      const { started, code } = await interruptScript(CLUSTER, 'SIGTERM')
      expect(code).toBe(143)
      await untilEnded(started.pid)
      expect(existsSync(started.folder ?? '')).toBe(false)
    },
  )
})
