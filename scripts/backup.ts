/** `npm run backup [-- folder]`: backs up the embedded database and its keys, running or not; verifies the copy. */
import './kit/help.mjs'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { copyData, holdsData } from '#server/backup/data-files.ts'
import { requestBackup } from '#server/backup/request.ts'
import { verifyBackup } from '#server/backup/verify.ts'
import { DirectoryInUse, lockDirectory } from '#server/embedded/directory-lock.ts'
import { embeddedInstallation, verifiedText } from './kit/backup/settings.ts'
import { PlainError, runScript } from './kit/plain-error.mjs'

const backUp = async (dataDir: string, to: string): Promise<string | null> => {
  try {
    const unlock = await lockDirectory(join(dataDir, 'database.lock'))
    try {
      await copyData(dataDir, to)
      return null
    } finally {
      await unlock()
    }
  } catch (error) {
    if (error instanceof DirectoryInUse) return requestBackup(dataDir, to)
    throw error
  }
}

await runScript(async () => {
  const { dataDir, masterKeys } = embeddedInstallation()
  if (!holdsData(dataDir)) throw new PlainError(`There is no data in ${resolve(dataDir)}.`)
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const to = resolve(process.argv[2] ?? join('backups', stamp))
  if (existsSync(to)) throw new PlainError(`${to} already exists.`)
  const problem = await backUp(dataDir, to)
  if (problem !== null) throw new PlainError(`No backup was made. ${problem}`)
  console.log(`${to}\n${verifiedText(await verifyBackup(to, masterKeys))}`)
  console.log('It holds the keys that open every transcription: keep it where only you can read it.')
})
