/** A backup of a running server, where the command or the server ends before the copy is complete. */
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerBackupRequests, requestBackup } from '#server/backup/request.ts'
import { lockDirectory } from '#server/embedded/directory-lock.ts'
import { temporaryDirectory, type TemporaryDirectory } from '#tests/db/kit/temporary-directory.ts'

let directory: TemporaryDirectory
beforeEach(() => {
  directory = temporaryDirectory()
  writeFileSync(inDirectory('secrets.json'), '{}')
})
afterEach(() => directory.remove())

const inDirectory = (name: string) => join(directory.path, name)
const request = () => inDirectory('backup-request.json')

// Proves OPS-90.
it('a command does not receive the outcome of an earlier backup, whose own command was interrupted', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const stop = answerBackupRequests({
    dataDir: directory.path,
    paused: (work) => released.then(work),
    finished: () => Promise.resolve(),
    report: (error) => {
      throw error
    },
  })
  writeFileSync(request(), JSON.stringify({ to: inDirectory('first') }))
  await vi.waitFor(() => expect(existsSync(request())).toBe(false))
  const second = requestBackup(directory.path, inDirectory('second'))
  release()
  expect(await second).toBe('Another backup is being made.')
  await vi.waitFor(() => expect(existsSync(inDirectory('first'))).toBe(true))
  await vi.waitFor(async () => expect(await requestBackup(directory.path, inDirectory('third'))).toBe(null))
  expect(['second', 'third'].map((name) => existsSync(inDirectory(name)))).toEqual([false, true])
  await stop()
})

// Proves OPS-90.
it('a command does not wait for a server that ended during the copy', async () => {
  const endServer = await lockDirectory(inDirectory('database.lock'))
  const outcome = requestBackup(directory.path, inDirectory('copy'))
  await vi.waitFor(() => rmSync(request()))
  await endServer()
  expect(await outcome).toBe('The server ended before the copy was complete.')
})

it('an interrupted command leaves no request behind', async () => {
  const interrupted = new Error('interrupted')
  const outcome = requestBackup(directory.path, inDirectory('copy'), AbortSignal.abort(interrupted))
  await expect(outcome).rejects.toBe(interrupted)
  expect(existsSync(request())).toBe(false)
})
