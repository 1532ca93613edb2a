/** Copying a backup while the server runs: the copy is consistent, and the server stays responsive. */
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyData } from '#server/backup/data-files.ts'
import { temporaryDirectory, type TemporaryDirectory } from '#tests/db/kit/temporary-directory.ts'

let directory: TemporaryDirectory
beforeEach(() => {
  directory = temporaryDirectory()
})
afterEach(() => directory.remove())

const LONG_AGO = new Date('2026-01-01T00:00:00Z')

const write = (name: string, text: string, at?: Date) => {
  const path = join(directory.path, name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
  if (at !== undefined) utimesSync(path, at, at)
}

const filesOf = (name: string) => {
  const root = join(directory.path, name)
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(files.map((path) => [path.slice(root.length), readFileSync(path, 'utf8')]))
}

it('a copy has the state at which the database was paused, whatever changed during it', async () => {
  write('data/database/base/1', 'one', LONG_AGO)
  write('data/database/base/2', 'two')
  write('data/database/wal/old', 'old', LONG_AGO)
  write('data/secrets.json', '{}', LONG_AGO)
  await copyData(join(directory.path, 'data'), join(directory.path, 'copy'), {
    paused: async (work) => {
      write('data/database/base/1', 'ONE')
      // Same length, and possibly the same modification time.
      write('data/database/base/2', 'TWO')
      write('data/database/base/new/3', 'three')
      rmSync(join(directory.path, 'data/database/wal'), { recursive: true })
      await work()
    },
  })
  expect(filesOf('copy')).toEqual(filesOf('data'))
})

it('an aborted copy leaves no files', async () => {
  write('data/database/base/1', 'one')
  const stop = AbortSignal.abort(new Error('The server was stopped.'))
  const copy = copyData(join(directory.path, 'data'), join(directory.path, 'copy'), { stop })
  await expect(copy).rejects.toThrow('The server was stopped.')
  expect(readdirSync(directory.path)).toEqual(['data'])
})

it('a copy yields to the event loop between files, so that the watchdog does not end the process', async () => {
  const files = 200
  for (let file = 0; file < files; file += 1) write(`data/database/base/${file}`, 'x')
  let [turns, isCopying] = [0, true]
  const turn = () => {
    turns += 1
    if (isCopying) setImmediate(turn)
  }
  turn()
  await copyData(join(directory.path, 'data'), join(directory.path, 'copy'))
  isCopying = false
  expect(turns).toBeGreaterThan(files)
})
