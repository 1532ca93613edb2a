/** A long run of the embedded database, which creates new segments of its write-ahead log while it serves. */
import { spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, expect, it } from 'vitest'
import { makeFsyncDurable } from '#server/database/durable-fsync.ts'
import { SHORT_LIVED } from '#tests/kit/node-flags.ts'
import { copyPreparedData } from '#tests/kit/prepared-data.ts'
import { temporaryDirectory } from './kit/temporary-directory.ts'

const OPEN = join(import.meta.dirname, 'kit/open.ts')
/** Milliseconds. A process with a blocked event loop can only be killed from outside. */
const TIMEOUT = 50_000
/** More than the segments that an earlier run left to be used again. */
const MEGABYTES = 192

/** Opens the backend as the server does, writes until three segments of 16 MiB were begun, and asks the table service again. */
const WRITER = `const { open } = await import(${JSON.stringify(OPEN)})
const { backend, call } = await open({ dataDir: process.argv[1], databaseUrl: null })
const segment = async () => (await backend.db.query('select pg_walfile_name(pg_current_wal_lsn()) as name'))[0].name
const seen = new Set([await segment()])
for (let written = 0; seen.size <= 3 && written < ${MEGABYTES}; written += 1) {
  await backend.db.query("select pg_logical_emit_message(true, 'filler', repeat('x', 1048576))")
  seen.add(await segment())
}
const { status } = await call('/rest/v1/plans?select=code')
await backend.close()
console.log(JSON.stringify({ made: seen.size - 1, status }))`

/** Simulates a full disk when the next segment is created, and queries again afterwards. */
const FULL = `import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const { open } = await import(${JSON.stringify(OPEN)})
const { backend } = await open({ dataDir: process.argv[1], databaseUrl: null })
const { openSync } = fs
fs.openSync = (path, ...rest) => {
  if (String(path).includes('xlogtemp')) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
  return openSync(path, ...rest)
}
syncBuiltinESMExports()
for (let written = 0; written < ${MEGABYTES}; written += 1) {
  await backend.db.query("select pg_logical_emit_message(true, 'filler', repeat('x', 1048576))").catch(() => undefined)
}
console.log('still there')`

const directory = temporaryDirectory()
await copyPreparedData(directory.path)
afterAll(directory.remove)

const runScript = (script: string) =>
  spawnSync(process.execPath, [...SHORT_LIVED, '--input-type=module', '-e', script, directory.path], {
    encoding: 'utf8',
    timeout: TIMEOUT,
    killSignal: 'SIGTERM',
  })

it('continues when a segment is full, three times in one run', () => {
  const { stdout, signal } = runScript(WRITER)
  expect([signal, stdout.trim().split('\n').at(-1)]).toEqual([null, JSON.stringify({ made: 3, status: 200 })])
})

it('ends its process on a panic of Postgres, instead of deadlocking', () => {
  const { stdout, signal } = runScript(FULL)
  const lines = stdout.trim().split('\n')
  expect([signal, lines.length, JSON.parse(lines[0] ?? '')]).toMatchObject([
    'SIGKILL',
    1,
    { level: 'error', msg: expect.stringContaining('the embedded database panicked') },
  ])
  expect(runScript(WRITER).signal).toBe(null)
})

it('gets a disk error as an errno, not as an exception, which would not release its locks', () => {
  const streams: { fsync?: (stream: { nfd?: number; node: unknown }) => number } = {}
  const NODEFS = {
    stream_ops: streams,
    realPath: () => join(directory.path, 'missing'),
    convertNodeCode: (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? 44 : undefined),
  }
  makeFsyncDurable({ Module: { FS: { filesystems: { NODEFS } } } } as unknown as PGlite)
  const closedFile = openSync(directory.path, 'r')
  closeSync(closedFile)
  expect([streams.fsync?.({ node: null }), streams.fsync?.({ nfd: closedFile, node: null })]).toEqual([44, 29])
})
