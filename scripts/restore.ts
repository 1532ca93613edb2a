/**
 * `npm run restore -- folder`: verifies a backup and replaces the data by it; the old data is moved, never deleted.
 * `npm run restore -- --check`: verifies the database of DATABASE_URL, after a dump was restored into it.
 */
import './kit/help.mjs'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { copyData, holdsData, moveData } from '#server/backup/data-files.ts'
import { verifyBackup, verifyDatabase } from '#server/backup/verify.ts'
import { explainStartFailure } from '#server/explain-start-failure.ts'
import { lockData } from './kit/backup/lock-data.ts'
import { oneFolder } from './kit/backup/one-folder.ts'
import { embeddedInstallation, verifiedText } from './kit/backup/settings.ts'
import { PlainError, runScript } from './kit/plain-error.mjs'
import { productionSettings, withDatabase } from './kit/production.ts'

const checkRestored = async () => {
  const { databaseUrl, masterKeys } = productionSettings()
  if (masterKeys === null) throw new PlainError('MASTER_KEYS is not set: without it no transcription can be read.')
  console.log(verifiedText(await withDatabase(databaseUrl, (db) => verifyDatabase(db, '', masterKeys))))
}

const restore = async (folder: string | undefined) => {
  const { dataDir, masterKeys } = embeddedInstallation()
  if (folder === undefined) throw new PlainError('Which backup? npm run restore -- backups/<folder>')
  const from = resolve(folder)
  if (!existsSync(join(from, 'database'))) throw new PlainError(`${from} is no backup: it holds no database.`)
  console.log(verifiedText(await verifyBackup(from, masterKeys)))
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const unlock = await lockData(dataDir)
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
}

const explained = (error: unknown) =>
  error instanceof PlainError ? error : new PlainError(`Nothing was restored. ${explainStartFailure(error)}`)

await runScript(() => {
  const { values, positionals } = parseArgs({ options: { check: { type: 'boolean' } }, allowPositionals: true })
  return values.check === true
    ? checkRestored()
    : restore(oneFolder(positionals)).catch((error: unknown) => {
        throw explained(error)
      })
})
