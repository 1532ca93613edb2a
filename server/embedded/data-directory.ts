/** Where PGlite keeps its files, and what to make of what lies there. */
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
import type { Queries } from './database.ts'

/** With words in it: tools that copy folders leave empty files out. */
const READY_MARKER = 'prosa-ready'
const READY_TEXT = 'The first start on this database was completed.\n'
/** Made when a first start is complete, and kept beside the database. */
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
  /** A first start came to its end here: what is missing or cannot be opened was lost, and is never begun anew. */
  wasComplete: boolean
}

const lost = (what: string) =>
  new DirectoryDamaged(`${what}: restore a backup, or move the folder and its keys away to start empty.`)

/** Only for what never was complete. Returns where it went. */
const moveAside = (path: string): string => {
  let aside = `${path}.unfinished`
  for (let count = 2; existsSync(aside); count += 1) aside = `${path}.unfinished-${count}`
  renameSync(path, aside)
  mkdirSync(path, { mode: 0o700 })
  return aside
}

/** Finds the folder, or makes an empty one where nothing ever was. */
export const findDirectory = (dataDir: string): DataDirectory => {
  const path = join(dataDir, 'database')
  mkdirSync(path, { recursive: true, mode: 0o700 })
  accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
  const names = readdirSync(path)
  const wasComplete = names.includes(READY_MARKER) || existsSync(join(dataDir, MASTER_KEYS))
  if (names.length === 0 && wasComplete) throw lost(`The keys in ${dataDir} are there, and their database is not`)
  return { path, wasComplete }
}

const holdsDatabase = (path: string) => existsSync(join(path, 'PG_VERSION'))

const hasRoom = (path: string) => {
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize >= MIN_FREE_BYTES
}

/** Files that only look like a database are told by its history of migrations: it is there from the first one on. */
const hasHistory = async (queries: Queries) => {
  const sql = `select to_regclass('supabase_migrations.schema_migrations') is not null as is_there`
  return (await queries.query<{ is_there: boolean }>(sql))[0]?.is_there === true
}

type Opened = { db: Queries & { close: () => Promise<void> } }

/**
 * Opens what lies there. A first start that was cut short goes on where it can be opened, and is moved aside where it
 * cannot: `onAside` is told where.
 * @throws DirectoryDamaged, DiskFull
 */
export const openDirectory = async <T extends Opened>(
  { path, wasComplete }: DataDirectory,
  open: (path: string) => Promise<T>,
  onAside: (aside: string) => void,
): Promise<T> => {
  const isBegun = readdirSync(path).length > 0
  if (wasComplete && !holdsDatabase(path)) throw lost(`Files are missing in ${path}`)
  if (isBegun && !holdsDatabase(path)) onAside(moveAside(path))
  try {
    const opened = await open(path)
    if (!wasComplete || (await hasHistory(opened.db))) return opened
    await opened.db.close()
  } catch (cause) {
    if (!hasRoom(path)) throw new DiskFull(`The disk of ${path} is full. Make room, and start again.`, { cause })
    if (wasComplete) throw Object.assign(lost(`The database in ${path} cannot be opened`), { cause })
    if (!isBegun) throw cause
    onAside(moveAside(path))
    return open(path)
  }
  throw lost(`The database in ${path} is empty`)
}

/** Everything of the first start is on disk. */
export const markReady = (path: string) => writeFileSync(join(path, READY_MARKER), READY_TEXT)
