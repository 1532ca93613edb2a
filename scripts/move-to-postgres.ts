/**
 * `npm run move-to-postgres`: copies everything of the embedded database in DATA_DIR to the empty Postgres database of
 * DATABASE_URL, compares both, reads a transcription with its key, and prints the keys that the next start needs.
 */
import './kit/help.mjs'
import './kit/no-options.mjs'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { containsData } from '#server/backup/data-files.ts'
import { canReadNewest } from '#server/backup/verify.ts'
import { openMasterKeys } from '#server/crypto/master-keys.ts'
import { CopyDiffers, copyDatabase, NotEmpty } from '#server/database/copy-database.ts'
import { findDirectory } from '#server/embedded/data-directory.ts'
import { readSchemaState } from '#server/database/migrate.ts'
import { openPglite } from '#server/database/open-pglite.ts'
import { withStartLock } from '#server/database/open-postgres.ts'
import { prepareDatabase } from '#server/embedded/prepare-schema.ts'
import { DELETE_SEEDS } from '#server/embedded/seed.ts'
import { openSecrets } from '#server/settings/secrets.ts'
import { failureOf } from './kit/backup/failure.ts'
import { interruption } from './kit/backup/interruption.ts'
import { lockData } from './kit/backup/lock-data.ts'
import { PlainError, runScript } from './kit/plain-error.mjs'
import { KEY_VARIABLES, type ProductionSettings, productionSettings, withDatabase } from './kit/production.ts'

const report = (step: string) => console.log(`  ${step}`)

type Source = Awaited<ReturnType<typeof openPglite>>

/** Throws a `PlainError` if the data is of another version, or cannot be read with these keys. */
const checkSource = async ({ db }: Source, { dataDir, masterKeys }: ProductionSettings) => {
  const { pending } = await readSchemaState(db)
  if (pending.length > 0)
    throw new PlainError('The data was written by an older version: start this version with it once, then stop it.')
  const { keys } = await openMasterKeys(dataDir, masterKeys, { isNeeded: true })
  const needed = await db.query<{ id: string }>('select distinct master_key_id as id from private.data_keys')
  const missing = needed.filter(({ id }) => !keys.has(id)).map(({ id }) => id)
  if (missing.length > 0) {
    throw new PlainError(`MASTER_KEYS lacks ${missing.join(', ')}, without which transcriptions cannot be read.`)
  }
}

const plainError = (error: unknown) => {
  if (error instanceof NotEmpty) return new PlainError(`${error.message}: it must be empty. Nothing was copied.`)
  if (error instanceof CopyDiffers) return new PlainError(`Nothing was copied: ${error.message}.`)
  return failureOf('Nothing was copied', error)
}

const copy = async (settings: ProductionSettings, { connection }: Source, stop: AbortSignal) => {
  const { databaseUrl } = settings
  await prepareDatabase({ databaseUrl, hasOwnAuth: false, report })
  stop.throwIfAborted()
  const copied = await withStartLock(
    databaseUrl,
    () => report('waiting: another process prepares this database'),
    () =>
      copyDatabase(connection.driver, databaseUrl, {
        report: ({ name, rows }, done, all) =>
          report(`${String(Math.round((done / all) * 100)).padStart(3)} %  ${name}: ${rows}`),
        stop,
        // Their password is public, and a production refuses to start with them.
        afterwards: settings.isDemonstration ? 'select 1' : DELETE_SEEDS,
      }),
  )
  return copied.reduce((sum, { rows }) => sum + rows, 0)
}

/** The keys in the files of the data directory, and those of the environment. */
const settingsToKeep = ({ dataDir, secrets, masterKeys }: ProductionSettings): string[] => {
  const { jwtSecret, signingKey, publishableKey } = openSecrets(dataDir, secrets)
  const readStoredKeys = (): unknown => JSON.parse(readFileSync(join(dataDir, 'master-keys.json'), 'utf8'))
  const keys = masterKeys ?? (readStoredKeys() as { masterKeys: string[] }).masterKeys
  return [
    `JWT_SECRET=${jwtSecret}`,
    `SIGNING_KEY=${signingKey}`,
    `PUBLISHABLE_KEY=${publishableKey}`,
    `MASTER_KEYS=${keys.join(',')}`,
  ]
}

const move = async (settings: ProductionSettings, stop: AbortSignal) => {
  const { dataDir, databaseUrl, masterKeys } = settings
  const unlock = await lockData(dataDir)
  try {
    const source = await openPglite(findDirectory(dataDir).path)
    try {
      await checkSource(source, settings)
      const rows = await copy(settings, source, stop)
      const isReadable = await withDatabase(databaseUrl, (db) => canReadNewest(db, dataDir, masterKeys))
      if (isReadable === false)
        throw new PlainError('The copy is complete, but its newest transcription cannot be read.')
      const read = isReadable === null ? '' : ', the newest transcription decrypted with its key'
      console.log(`Copied and compared: ${rows} rows${read}.`)
    } finally {
      await source.db.close()
    }
  } catch (error) {
    throw plainError(error)
  } finally {
    await unlock()
  }
}

await runScript(async () => {
  const settings = productionSettings(KEY_VARIABLES)
  const { dataDir } = settings
  if (!containsData(dataDir)) throw new PlainError(`There is no data in ${resolve(dataDir)}.`)
  await move(settings, interruption())
  if (!settings.isDemonstration) console.log('The accounts of the demonstration were left out.')
  console.log('Start with these settings, and store them for as long as the data exists:\n')
  for (const line of settingsToKeep(settings)) console.log(line)
  console.log(`\nThe data in ${resolve(dataDir)} is unchanged.`)
})
