/** What a backup of the embedded installation is made of: the database and the keys without which it says nothing. */
import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const DATABASE = 'database'
const KEY_FILES = ['secrets.json', 'master-keys.json']
const ALL = [DATABASE, ...KEY_FILES]

export const holdsData = (folder: string): boolean => ALL.some((name) => existsSync(join(folder, name)))

/**
 * Copies database and keys of `from` into the new folder `to`, which appears whole or not at all. It is synchronous on
 * purpose: the embedded database writes in this thread only, so nothing changes meanwhile, and what is acknowledged is
 * in the log that is copied. Whoever opens the copy recovers as after a power cut.
 */
export const copyData = (from: string, to: string): void => {
  const draft = `${to}.unfinished`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(dirname(to), { recursive: true })
  mkdirSync(draft, { mode: 0o700 })
  for (const name of ALL) {
    if (existsSync(join(from, name))) cpSync(join(from, name), join(draft, name), { recursive: true })
  }
  for (const name of KEY_FILES) {
    if (existsSync(join(draft, name))) chmodSync(join(draft, name), 0o600)
  }
  renameSync(draft, to)
}

/** Moves database and keys of `from` into the new folder `to`. */
export const moveData = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true, mode: 0o700 })
  for (const name of ALL) {
    if (existsSync(join(from, name))) renameSync(join(from, name), join(to, name))
  }
}
