/** `npm run restore -- folder`: verifies a backup and replaces the data by it; the old data is moved, never deleted. */
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { copyData, holdsData, moveData } from '#server/backup/data-files.ts'
import { verifyBackup } from '#server/backup/verify.ts'
import { DirectoryInUse, lockDirectory } from '#server/embedded/directory-lock.ts'
import { embeddedInstallation, verifiedText } from './kit/backup/settings.ts'
import { PlainError, runScript } from './kit/plain-error.mjs'

const lock = async (dataDir: string) => {
  try {
    return await lockDirectory(join(dataDir, 'database.lock'))
  } catch (error) {
    if (error instanceof DirectoryInUse) throw new PlainError(`Stop Prosa first: it runs as process ${error.pid}.`)
    throw error
  }
}

await runScript(async () => {
  const { dataDir, masterKeys } = embeddedInstallation()
  const [, , folder] = process.argv
  if (folder === undefined) throw new PlainError('Which backup? npm run restore -- backups/<folder>')
  const from = resolve(folder)
  if (!existsSync(join(from, 'database'))) throw new PlainError(`${from} is no backup: it holds no database.`)
  console.log(verifiedText(await verifyBackup(from, masterKeys)))
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const unlock = await lock(dataDir)
  try {
    const draft = join(resolve(dataDir), 'restoring')
    await copyData(from, draft)
    if (holdsData(dataDir)) {
      const aside = join(
        resolve(dataDir),
        `before-restore-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`,
      )
      moveData(dataDir, aside)
      console.log(`The previous data was moved to ${aside}`)
    }
    moveData(draft, dataDir)
    rmSync(draft, { recursive: true })
  } finally {
    await unlock()
  }
  console.log(`Restored into ${resolve(dataDir)}. Prosa can be started again.`)
})
