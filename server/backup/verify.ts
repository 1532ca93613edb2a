/** Verifies that a backup can be restored: counts what is in it, and decrypts a transcription. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMasterKeys } from '#server/crypto/master-keys.ts'
import { createVault } from '#server/crypto/vault.ts'
import type { Queries } from '#server/database/database.ts'
import { openPglite } from '#server/database/open-pglite.ts'
import { copyData, DATABASE } from './data-files.ts'

/** Number of rows, and whether the newest transcription could be decrypted (null if there is none). */
export type BackupVerification = { people: number; transcriptions: number; isReadable: boolean | null }

type Counts = { people: number; transcriptions: number }
type SealedTranscription = { user_uuid: string; encrypted_content: string; encryption_key_id: string }

/** Whether the newest transcription can be decrypted; null if there is none. `masterKeys` as in `verifyBackup`. */
export const canReadNewest = async (db: Queries, folder: string, masterKeys: readonly string[] | null) => {
  const [newest] = await db.query<SealedTranscription>(
    `select user_uuid, encrypted_content, encryption_key_id from public.transcriptions
     where encrypted_content is not null order by created_at desc limit 1`,
  )
  if (newest === undefined) return null
  const vault = createVault(await openMasterKeys(folder, masterKeys))
  const key = await vault.keyOf(db, newest.user_uuid, newest.encryption_key_id)
  return key !== null && (await key.open('content', newest.encrypted_content)) !== null
}

/** @param folder of master keys that are not in the environment */
export const verifyDatabase = async (
  db: Queries,
  folder: string,
  masterKeys: readonly string[] | null,
): Promise<BackupVerification> => {
  const [counts] = await db.query<Counts>(
    `select (select count(*)::int from public.users) as people,
       (select count(*)::int from public.transcriptions) as transcriptions`,
  )
  if (counts === undefined) throw new Error('The database returned no row.')
  return { ...counts, isReadable: await canReadNewest(db, folder, masterKeys) }
}

/**
 * @param masterKeys those of the environment, or null if they are in the backup
 * @param stop aborts it before the copy is opened
 * @throws the database's error if it cannot be opened; MasterKeyMissing if the keys are those of another installation
 */
export const verifyBackup = async (
  folder: string,
  masterKeys: readonly string[] | null,
  stop?: AbortSignal,
): Promise<BackupVerification> => {
  const trial = mkdtempSync(join(tmpdir(), 'prosa-backup-'))
  try {
    // Opening a database runs recovery, which writes: a copy is opened, and the backup stays unchanged.
    const copy = join(trial, 'copy')
    await copyData(folder, copy, { stop })
    const { db } = await openPglite(join(copy, DATABASE))
    try {
      return await verifyDatabase(db, copy, masterKeys)
    } finally {
      await db.close()
    }
  } finally {
    rmSync(trial, { recursive: true, force: true })
  }
}
