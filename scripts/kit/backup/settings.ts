/** The installation that a backup or a restore is for. */
import { EnvironmentError, readSettings } from '#server/settings/env.ts'
import { loadEnvFile } from '#server/settings/env-file.ts'
import type { BackupVerification } from '#server/backup/verify.ts'
import { PlainError } from '../plain-error.mjs'

type Installation = { dataDir: string; masterKeys: readonly string[] | null }

/** Throws a `PlainError` if the database is not the embedded one. */
export const embeddedInstallation = (): Installation => {
  try {
    loadEnvFile()
    const { dataDir, databaseUrl, masterKeys } = readSettings(process.env)
    if (databaseUrl === null) return { dataDir, masterKeys }
  } catch (error) {
    throw error instanceof EnvironmentError ? new PlainError(error.message) : error
  }
  throw new PlainError(
    'DATABASE_URL is set: back that database up with pg_dump, and keep its keys (MASTER_KEYS above all) in another place.',
  )
}

/** Describes a verified backup in a sentence. Throws a `PlainError` if its transcriptions cannot be decrypted. */
export const verifiedText = ({ people, transcriptions, isReadable }: BackupVerification): string => {
  if (isReadable === false)
    throw new PlainError('Its keys do not decrypt its transcriptions: the backup is incomplete.')
  const read = isReadable === null ? '' : ', the newest one decrypted with its key'
  return `Opened and counted: ${people} people, ${transcriptions} transcriptions${read}.`
}
