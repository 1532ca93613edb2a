/** `npm run backup [-- folder]`: backs up the embedded database and its keys, running or not; verifies the copy. */
import './kit/help.mjs'
import { existsSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { copyData, containsData, DATABASE, removeStaleDrafts } from '#server/backup/data-files.ts'
import { requestBackup } from '#server/backup/request.ts'
import { verifyBackup } from '#server/backup/verify.ts'
import { dataLockOf, DirectoryInUse, lockDirectory } from '#server/embedded/directory-lock.ts'
import { backupFailureOf, failureOf } from './kit/backup/failure.ts'
import { Interrupted, interruption } from './kit/backup/interruption.ts'
import { oneFolder } from './kit/backup/one-folder.ts'
import { embeddedInstallation, verifiedText } from './kit/backup/settings.ts'
import { PlainError, runScript } from './kit/plain-error.mjs'

/** Runs `work` with that lock of the data directory; `inUse` if another process has it. */
const withLock = async <T>(lockFile: string, work: () => Promise<T>, inUse: () => Promise<T>): Promise<T> => {
  let unlock: () => Promise<void>
  try {
    unlock = await lockDirectory(lockFile)
  } catch (error) {
    if (error instanceof DirectoryInUse) return inUse()
    throw error
  }
  try {
    return await work()
  } finally {
    await unlock()
  }
}

const copyStopped = async (dataDir: string, to: string, stop: AbortSignal): Promise<null> => {
  await copyData(dataDir, to, { stop })
  return null
}

/** The server completes a copy that it has begun. */
const askServer = (dataDir: string, to: string, stop: AbortSignal) =>
  requestBackup(dataDir, to, stop).catch((error: unknown) => {
    throw error instanceof Interrupted
      ? new PlainError(`Interrupted: a copy that the running server has begun will be in ${to}.`, error.exitCode)
      : error
  })

/** Resolves with the error message, or null on success. One at a time: the server has one request file, and one answer. */
const backUp = (dataDir: string, to: string, stop: AbortSignal): Promise<string | null> =>
  withLock(
    join(dataDir, 'backup.lock'),
    () =>
      withLock<string | null>(
        dataLockOf(dataDir),
        () => copyStopped(dataDir, to, stop),
        () => askServer(dataDir, to, stop),
      ),
    () => Promise.resolve('Another backup is being made.'),
  )

const verify = (to: string, masterKeys: readonly string[] | null, stop: AbortSignal) =>
  verifyBackup(to, masterKeys, stop).catch((error: unknown) => {
    throw failureOf(`The backup was written to ${to}, but not verified`, error)
  })

await runScript(async () => {
  const stop = interruption()
  const { positionals } = parseArgs({ allowPositionals: true })
  const { dataDir, masterKeys } = embeddedInstallation()
  if (!containsData(dataDir)) throw new PlainError(`There is no data in ${resolve(dataDir)}.`)
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const to = resolve(oneFolder(positionals) ?? join('backups', stamp))
  if (existsSync(to)) throw new PlainError(`${to} already exists.`)
  const database = join(resolve(dataDir), DATABASE)
  if (`${to}${sep}`.startsWith(`${database}${sep}`))
    throw new PlainError(`${to} is part of the database: name another folder.`)
  const problem = await removeStaleDrafts(dirname(to))
    .then(() => backUp(dataDir, to, stop))
    .catch((error: unknown) => {
      throw backupFailureOf(error, to)
    })
  if (problem !== null) throw new PlainError(`No backup was made. ${problem}`)
  console.log(`${to}\n${verifiedText(await verify(to, masterKeys, stop))}`)
  console.log('It contains the keys of every transcription: store it where only you can read it.')
})
