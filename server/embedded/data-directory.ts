/** PGlite's data directory: locates it, and distinguishes a complete one from an interrupted or damaged one. */
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Queries } from '#server/database/database.ts'

/** Not empty: some copy tools skip empty files. */
const READY_MARKER = 'prosa-ready'
const READY_TEXT = 'The first start on this database was completed.\n'
/** Created when a first start is complete, beside the database. */
const MASTER_KEYS = 'master-keys.json'

const MIN_FREE_BYTES = 1024 * 1024

export class DirectoryDamaged extends Error {
  override readonly name = 'DirectoryDamaged'
}

export class DiskFull extends Error {
  override readonly name = 'DiskFull'
}

export type DataDirectory = {
  /** PGlite's own folder. */
  path: string
  /**
   * A first start was completed here: a directory that is missing or cannot be opened is data loss, and is never
   * replaced by a new one.
   */
  wasComplete: boolean
}

const damagedError = (what: string) =>
  new DirectoryDamaged(`${what}: restore a backup, or move the folder and its keys away to start empty.`)

/** Only for a directory that was never complete. Returns the new path. */
const moveAside = (path: string): string => {
  let aside = `${path}.unfinished`
  for (let count = 2; existsSync(aside); count += 1) aside = `${path}.unfinished-${count}`
  renameSync(path, aside)
  mkdirSync(path, { mode: 0o700 })
  return aside
}

/** Locates the folder, or creates it at the first start. */
export const findDirectory = (dataDir: string): DataDirectory => {
  const path = join(dataDir, 'database')
  mkdirSync(path, { recursive: true, mode: 0o700 })
  accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
  const names = readdirSync(path)
  const wasComplete = names.includes(READY_MARKER) || existsSync(join(dataDir, MASTER_KEYS))
  if (names.length === 0 && wasComplete)
    throw damagedError(`The keys in ${dataDir} are there, and their database is not`)
  return { path, wasComplete }
}

const containsDatabase = (path: string) => existsSync(join(path, 'PG_VERSION'))

const hasRoom = (path: string) => {
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize >= MIN_FREE_BYTES
}

/** A real database has the migrations table, which is created before the first migration. */
const hasHistory = async (queries: Queries) => {
  const sql = `select to_regclass('supabase_migrations.schema_migrations') is not null as is_there`
  return (await queries.query<{ is_there: boolean }>(sql))[0]?.is_there === true
}

type OpenedDirectory = { db: Queries & { close: () => Promise<void> } }

/**
 * Opens the directory. An interrupted first start is continued if it can be opened, else moved aside: `onAside` gets
 * the new path.
 * @throws DirectoryDamaged, DiskFull
 */
export const openDirectory = async <T extends OpenedDirectory>(
  { path, wasComplete }: DataDirectory,
  open: (path: string) => Promise<T>,
  onAside: (aside: string) => void,
): Promise<T> => {
  const isBegun = readdirSync(path).length > 0
  if (wasComplete && !containsDatabase(path)) throw damagedError(`Files are missing in ${path}`)
  if (isBegun && !containsDatabase(path)) onAside(moveAside(path))
  try {
    const opened = await open(path)
    if (!wasComplete || (await hasHistory(opened.db))) return opened
    await opened.db.close()
  } catch (cause) {
    if (!hasRoom(path)) throw new DiskFull(`The disk of ${path} is full. Make room, and start again.`, { cause })
    if (wasComplete) throw Object.assign(damagedError(`The database in ${path} cannot be opened`), { cause })
    if (!isBegun) throw cause
    onAside(moveAside(path))
    return open(path)
  }
  throw damagedError(`The database in ${path} is empty`)
}

/** Called when the first start is complete and fsynced. */
export const markReady = (path: string) => writeFileSync(join(path, READY_MARKER), READY_TEXT)
