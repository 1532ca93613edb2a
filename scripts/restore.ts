/**
 * `npm run restore -- folder`: verifies a backup and replaces the data by it; the old data is moved, never deleted.
 * `npm run restore -- --check`: verifies the database of DATABASE_URL, after a dump was restored into it.
 */
import './kit/help.mjs'
import { accessSync, constants, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { copyData, containsData, containsDatabase, moveData } from '#server/backup/data-files.ts'
import { verifyBackup, verifyDatabase } from '#server/backup/verify.ts'
import { failureOf } from './kit/backup/failure.ts'
import { interruption } from './kit/backup/interruption.ts'
import { lockData } from './kit/backup/lock-data.ts'
import { oneFolder } from './kit/backup/one-folder.ts'
import { embeddedInstallation, verifiedText } from './kit/backup/settings.ts'
import { PlainError, runScript } from './kit/plain-error.mjs'
import { productionSettings, withDatabase } from './kit/production.ts'

const checkRestored = async () => {
  const { databaseUrl, masterKeys } = productionSettings(['MASTER_KEYS'])
  if (masterKeys === null) throw new PlainError('MASTER_KEYS is not set: without it no transcription can be read.')
  console.log(verifiedText(await withDatabase(databaseUrl, (db) => verifyDatabase(db, '', masterKeys))))
}

const restore = async (folder: string | undefined, stop: AbortSignal) => {
  const { dataDir, masterKeys } = embeddedInstallation()
  if (folder === undefined) throw new PlainError('Which backup? npm run restore -- backups/<folder>')
  const from = resolve(folder)
  // A folder that cannot be read looks empty.
  accessSync(from, constants.R_OK | constants.X_OK)
  if (!containsDatabase(from)) throw new PlainError(`${from} is not a backup: it contains no database.`)
  console.log(verifiedText(await verifyBackup(from, masterKeys, stop)))
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const unlock = await lockData(dataDir)
  try {
    const draft = join(resolve(dataDir), 'restoring')
    // Of a restore that was killed.
    rmSync(draft, { recursive: true, force: true })
    // The moves below are not interrupted: between them there would be no data.
    await copyData(from, draft, { stop })
    if (containsData(dataDir)) {
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
}

await runScript(() => {
  const { values, positionals } = parseArgs({ options: { check: { type: 'boolean' } }, allowPositionals: true })
  if (values.check === true && positionals.length > 0)
    throw new PlainError('--check verifies the database of DATABASE_URL: it takes no folder.')
  return values.check === true
    ? checkRestored()
    : restore(oneFolder(positionals), interruption()).catch((error: unknown) => {
        throw failureOf('Nothing was restored', error)
      })
})
