/** Files of a backup of the embedded installation: the database, and the keys without which it cannot be decrypted. */
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { chmod, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { mirrorFiles } from './mirror-files.ts'

export const DATABASE = 'database'
const KEY_FILES = ['secrets.json', 'master-keys.json']
const ALL = [DATABASE, ...KEY_FILES]

/** Whether there is a database with files: an interrupted copy by other tools may have left the folder only. */
export const containsDatabase = (folder: string): boolean => existsSync(join(folder, DATABASE, 'PG_VERSION'))

export const containsData = (folder: string): boolean => ALL.some((name) => existsSync(join(folder, name)))

/** Runs `work` while no query writes to the database. */
export type PauseWrites = (work: () => Promise<void>) => Promise<void>

type Options = {
  /** Absent if no server has the data open. */
  paused?: PauseWrites
  /** Aborts the copy between two files, and leaves nothing of it. */
  stop?: AbortSignal | undefined
}

/**
 * Copies database and keys of `from` into the new folder `to`, which appears complete or not at all. Files are copied
 * first while the database is in use, then, while it is paused, those that have changed since: writes wait for the
 * second pass only, and the copy is consistent as of that moment. Opening it runs crash recovery.
 * @throws the reason of `stop`; errors of the file system
 */
export const copyData = async (from: string, to: string, { paused = (work) => work(), stop }: Options = {}) => {
  const draft = `${to}.unfinished`
  await rm(draft, { recursive: true, force: true })
  await mkdir(dirname(to), { recursive: true })
  await mkdir(draft, { mode: 0o700 })
  try {
    const mirror = mirrorFiles(from, draft, ALL, stop)
    await mirror()
    await paused(mirror)
    stop?.throwIfAborted()
    for (const name of KEY_FILES) {
      if (existsSync(join(draft, name))) await chmod(join(draft, name), 0o600)
    }
    await rename(draft, to)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** Drafts of copies that `npm run backup` named by their time. */
const DATED_DRAFT = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.unfinished$/
const DAY = 24 * 60 * 60_000

/** Removes dated drafts in `folder` that are older than a day: their process was killed, as a copy takes an hour at most. */
export const removeStaleDrafts = async (folder: string) => {
  if (!existsSync(folder)) return
  for (const name of await readdir(folder)) {
    const draft = join(folder, name)
    if (!DATED_DRAFT.test(name) || (await stat(draft)).mtimeMs > Date.now() - DAY) continue
    await rm(draft, { recursive: true, force: true })
  }
}

/** Moves database and keys of `from` into the new folder `to`. */
export const moveData = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true, mode: 0o700 })
  for (const name of ALL) {
    if (existsSync(join(from, name))) renameSync(join(from, name), join(to, name))
  }
}
