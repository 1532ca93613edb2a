/**
 * The keys an installation is served with, marked in its database by digests. A machine with other keys would seal data
 * and issue tokens that the others cannot read.
 */
import { createHmac } from 'node:crypto'
import type { Queries } from '#server/database/database.ts'

/** By environment variable: the key in use first, then older ones that are still accepted. */
export type InstallationKeys = Readonly<Record<string, readonly [string, ...string[]]>>

/** Keyed by the secret itself: nothing can be derived from it without guessing a whole key. */
const markOf = (name: string, key: string) =>
  createHmac('sha256', key).update(`prosa installation ${name}`).digest('base64url')

/** Names of the keys that are not those this database is served with. */
export const findForeignKeys = async (db: Queries, keys: InstallationKeys): Promise<string[]> => {
  const rows = await db.query<{ name: string; mark: string }>('select name, mark from private.installation_keys')
  const marks = new Map(rows.map(({ name, mark }) => [name, mark]))
  return Object.entries(keys)
    .filter(([name, values]) => {
      const mark = marks.get(name)
      return mark !== undefined && !values.some((value) => markOf(name, value) === mark)
    })
    .map(([name]) => name)
}

const write = (db: Queries, keys: InstallationKeys, onConflict: string) =>
  db.query(
    `insert into private.installation_keys as known (name, mark)
     select * from unnest($1::text[], $2::text[]) ${onConflict}`,
    [
      `{${Object.keys(keys).join()}}`,
      `{${Object.entries(keys)
        .map(([name, [key]]) => markOf(name, key))
        .join()}}`,
    ],
  )

/**
 * Marks keys that have no mark, then moves the marks of rotated ones to the key in use. Of two first starts with
 * different keys the second finds the marks of the first.
 */
export const markKeys = async (db: Queries, keys: InstallationKeys): Promise<string[]> => {
  await write(db, keys, 'on conflict (name) do nothing')
  const foreign = await findForeignKeys(db, keys)
  if (foreign.length === 0) await replaceMarks(db, keys)
  return foreign
}

/** Marks these keys as those of the installation. */
export const replaceMarks = (db: Queries, keys: InstallationKeys) =>
  write(
    db,
    keys,
    'on conflict (name) do update set mark = excluded.mark, marked_at = now() where known.mark <> excluded.mark',
  )

/** Ids of master keys that stored transcriptions need and that are not among these. */
export const findMissingMasterKeys = async (db: Queries, masterKeys: readonly string[]): Promise<string[]> => {
  const rows = await db.query<{ id: string }>('select distinct master_key_id as id from private.data_keys')
  const configured = new Set(masterKeys.map((entry) => entry.split(':', 1)[0]))
  return rows.map(({ id }) => id).filter((id) => !configured.has(id))
}
