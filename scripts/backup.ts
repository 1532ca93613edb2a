/** `npm run backup [-- folder]`: backs up the embedded database and its keys, running or not; verifies the copy. */
import './kit/help.mjs'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { copyData, holdsData, removeStaleDrafts } from '#server/backup/data-files.ts'
import { requestBackup } from '#server/backup/request.ts'
import { verifyBackup } from '#server/backup/verify.ts'
import { DirectoryInUse, lockDirectory } from '#server/embedded/directory-lock.ts'
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

const copyStopped = async (dataDir: string, to: string): Promise<null> => {
  await copyData(dataDir, to)
  return null
}

/** What an operator can fix, by the code of the file system. */
const FILE_PROBLEMS: Record<string, string> = {
  ENOSPC: 'its disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'there is no permission to write there',
  EPERM: 'there is no permission to write there',
  EROFS: 'its file system is read-only',
  ENOTDIR: 'a part of the path is a file',
}

const explained = (error: unknown, to: string) => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const problem = FILE_PROBLEMS[code]
  return problem === undefined ? error : new PlainError(`No backup was made in ${to}: ${problem}.`)
}

/** Resolves with the error message, or null on success. One at a time: the server has one request file, and one answer. */
const backUp = (dataDir: string, to: string): Promise<string | null> =>
  withLock(
    join(dataDir, 'backup.lock'),
    () =>
      withLock<string | null>(
        join(dataDir, 'database.lock'),
        () => copyStopped(dataDir, to),
        () => requestBackup(dataDir, to),
      ),
    () => Promise.resolve('Another backup is being made.'),
  )

await runScript(async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const { dataDir, masterKeys } = embeddedInstallation()
  if (!holdsData(dataDir)) throw new PlainError(`There is no data in ${resolve(dataDir)}.`)
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const to = resolve(oneFolder(positionals) ?? join('backups', stamp))
  if (existsSync(to)) throw new PlainError(`${to} already exists.`)
  const problem = await removeStaleDrafts(dirname(to))
    .then(() => backUp(dataDir, to))
    .catch((error: unknown) => {
      throw explained(error, to)
    })
  if (problem !== null) throw new PlainError(`No backup was made. ${problem}`)
  console.log(`${to}\n${verifiedText(await verifyBackup(to, masterKeys))}`)
  console.log('It holds the keys that open every transcription: keep it where only you can read it.')
})
