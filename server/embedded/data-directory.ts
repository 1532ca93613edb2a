/** Where PGlite keeps its files, and whether what lies there can be opened. */
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const READY_MARKER = 'prosa-ready'

export class DirectoryDamaged extends Error {
  override readonly name = 'DirectoryDamaged'
}

/**
 * Leaves an empty directory or a complete one. One whose first start was cut short can never be opened: it is moved
 * aside, never deleted. A complete one that lost its files is not silently begun anew.
 * @returns where an incomplete directory went, or null
 */
export const prepareDirectory = (directory: string): string | null => {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const names = readdirSync(directory)
  if (names.includes(READY_MARKER)) {
    if (names.includes('PG_VERSION')) return null
    throw new DirectoryDamaged(`Files are missing in ${directory}: restore a backup, or move it away to start empty`)
  }
  if (names.length === 0) return null
  let aside = `${directory}.unfinished`
  for (let count = 2; existsSync(aside); count += 1) aside = `${directory}.unfinished-${count}`
  renameSync(directory, aside)
  mkdirSync(directory, { mode: 0o700 })
  return aside
}

/** Everything of the first start is on disk. */
export const markReady = (directory: string) => {
  const marker = join(directory, READY_MARKER)
  if (!existsSync(marker)) writeFileSync(marker, '')
}
