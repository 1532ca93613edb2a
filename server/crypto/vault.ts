/** Encrypts and decrypts transcriptions: one data key per person, wrapped by a master key outside the database. */
import type { Queries } from '#server/database/database.ts'
import { importKey, type Key, KEY_BYTES, openBytes, openText, sealBytes, sealText } from './envelope.ts'
import type { MasterKeys } from './master-keys.ts'

type SealedField = 'content' | 'summary' | 'export' | 'factor'

/** One person's unwrapped data key. `id` is the value of `encryption_key_id`. */
export type DataKey = {
  id: string
  seal: (field: SealedField, text: string) => Promise<string>
  /** Decrypts; null if the text is of another person or field, or was tampered with. */
  open: (field: SealedField, envelope: string) => Promise<string | null>
  /** Encrypts a part of an export. `place`: that of the part, so that parts cannot be exchanged. */
  sealPart: (place: string, bytes: Uint8Array<ArrayBuffer>) => Promise<string>
  openPart: (place: string, envelope: string) => Promise<Uint8Array<ArrayBuffer> | null>
}

export type Vault = {
  /** The person's data key, created at the first call. */
  keyFor: (db: Queries, userId: string) => Promise<DataKey>
  /** The person's data key if it has that id, else null. */
  keyOf: (db: Queries, userId: string, keyId: string) => Promise<DataKey | null>
  /** Rewraps with the first master key every data key that an older one wraps. */
  rewrap: (db: Queries) => Promise<void>
}

type KeyRow = { id: string; user_uuid: string; master_key_id: string; wrapped: string }

export class MasterKeyMissing extends Error {
  override readonly name = 'MasterKeyMissing'
}

const boundToKey = (userId: string) => `key|${userId}`

const dataKey = (id: string, userId: string, key: Key): DataKey => ({
  id,
  seal: (field, text) => sealText(key, text, `${field}|${userId}|${id}`),
  open: (field, envelope) => openText(key, envelope, `${field}|${userId}|${id}`),
  sealPart: (place, bytes) => sealBytes(key, bytes, `export|${place}|${userId}|${id}`),
  openPart: (place, envelope) => openBytes(key, envelope, `export|${place}|${userId}|${id}`),
})

const COLUMNS = 'id, user_uuid, master_key_id, wrapped'

const find = async (db: Queries, userId: string): Promise<KeyRow | undefined> =>
  (await db.query<KeyRow>(`select ${COLUMNS} from private.data_keys where user_uuid = $1`, [userId]))[0]

export const createVault = ({ current, keys }: MasterKeys): Vault => {
  const master = (id: string): Key => {
    const key = keys.get(id)
    if (key === undefined) throw new MasterKeyMissing(`Master key ${id} is needed to read transcriptions.`)
    return key
  }

  const unwrap = async (row: KeyRow): Promise<Uint8Array<ArrayBuffer>> => {
    const bytes = await openBytes(master(row.master_key_id), row.wrapped, boundToKey(row.user_uuid))
    if (bytes === null) throw new MasterKeyMissing(`Master key ${row.master_key_id} is not the one that was used.`)
    return bytes
  }

  const wrap = (bytes: Uint8Array<ArrayBuffer>, userId: string) => sealBytes(master(current), bytes, boundToKey(userId))

  const openKey = async (row: KeyRow): Promise<DataKey> =>
    dataKey(row.id, row.user_uuid, await importKey(await unwrap(row)))

  /** Concurrent first writes: one inserts the key, and both use that row. */
  const create = async (db: Queries, userId: string): Promise<KeyRow> => {
    const wrapped = await wrap(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), userId)
    const [row] = await db.query<KeyRow>(
      `insert into private.data_keys (user_uuid, master_key_id, wrapped) values ($1, $2, $3)
       on conflict (user_uuid) do nothing returning ${COLUMNS}`,
      [userId, current, wrapped],
    )
    const stored = row ?? (await find(db, userId))
    if (stored === undefined) throw new Error('A data key could not be stored.')
    return stored
  }

  return {
    keyFor: async (db, userId) => openKey((await find(db, userId)) ?? (await create(db, userId))),
    keyOf: async (db, userId, keyId) => {
      const row = await find(db, userId)
      return row === undefined || row.id !== keyId ? null : openKey(row)
    },
    rewrap: async (db) => {
      const rows = await db.query<KeyRow>(`select ${COLUMNS} from private.data_keys where master_key_id <> $1`, [
        current,
      ])
      for (const row of rows) {
        const wrapped = await wrap(await unwrap(row), row.user_uuid)
        await db.query('update private.data_keys set master_key_id = $2, wrapped = $3 where id = $1', [
          row.id,
          current,
          wrapped,
        ])
      }
    },
  }
}
