/** A long run of the embedded database: new segments of its write-ahead log are made while it serves. */
import { spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, expect, it } from 'vitest'
import { reachTheDisk } from '#server/embedded/reach-the-disk.ts'
import { temporaryDirectory } from './kit/temporary-directory.ts'

const OPEN = join(import.meta.dirname, 'kit/open.ts')
/** A process whose event loop no longer turns can only be ended from outside. */
const PATIENCE = 50_000
const MEGABYTES = 56

/** Opens the backend as the server does, fills more than three segments of 16 MiB, and asks the table service again. */
const WRITER = `const { open } = await import(${JSON.stringify(OPEN)})
const { backend, call } = await open({ dataDir: process.argv[1], databaseUrl: null })
const segment = async () => (await backend.db.query('select pg_walfile_name(pg_current_wal_lsn()) as name'))[0].name
const seen = new Set([await segment()])
for (let written = 0; written < ${MEGABYTES}; written += 1) {
  await backend.db.query("select pg_logical_emit_message(true, 'filler', repeat('x', 1048576))")
  seen.add(await segment())
}
const { status } = await call('/rest/v1/plans?select=code')
await backend.close()
console.log(JSON.stringify({ made: seen.size - 1, status }))`

const directory = temporaryDirectory()
afterAll(directory.remove)

it('goes on when a segment is full, three times in one run', () => {
  const { stdout, signal } = spawnSync(process.execPath, ['--input-type=module', '-e', WRITER, directory.path], {
    encoding: 'utf8',
    timeout: PATIENCE,
    killSignal: 'SIGKILL',
  })
  expect([signal, stdout.trim().split('\n').at(-1)]).toEqual([null, JSON.stringify({ made: 3, status: 200 })])
})

it('hears of a disk that fails by a number, not by an exception that would leave its locks held', () => {
  const streams: { fsync?: (stream: { nfd?: number; node: unknown }) => number } = {}
  const NODEFS = {
    stream_ops: streams,
    realPath: () => join(directory.path, 'missing'),
    convertNodeCode: (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? 44 : undefined),
  }
  reachTheDisk({ Module: { FS: { filesystems: { NODEFS } } } } as unknown as PGlite)
  const closed = openSync(directory.path, 'r')
  closeSync(closed)
  expect([streams.fsync?.({ node: null }), streams.fsync?.({ nfd: closed, node: null })]).toEqual([44, 29])
})
