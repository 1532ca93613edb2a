/** Incremental copies of a tree of files: each run copies only what has changed since the last. */
import { type Dirent, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** A file written twice within one tick of the file system's clock keeps its modification time. */
const CLOCK_TICK_MS = 1_000

/** Size and modification time of each copied file; null if it was too recent to detect another write by them. */
type CopiedStamps = Map<string, string | null>

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

const stampOf = async (path: string): Promise<string | null> => {
  const { size, mtimeNs, mtimeMs } = await stat(path, { bigint: true })
  return Date.now() - Number(mtimeMs) < CLOCK_TICK_MS ? null : `${size} ${mtimeNs}`
}

const copyIfChanged = async (source: string, target: string, stamps: CopiedStamps) => {
  try {
    const stamp = await stampOf(source)
    if (stamp !== null && stamps.get(source) === stamp) return
    stamps.set(source, stamp)
    await copyFile(source, target)
  } catch (error) {
    // It was deleted after the folder was listed.
    if (!isMissing(error)) throw error
    await rm(target, { force: true })
  }
}

const entriesOf = async (folder: string): Promise<Dirent[]> => {
  try {
    return await readdir(folder, { recursive: true, withFileTypes: true })
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/**
 * Returns a function that makes the files and folders `names` of `to` equal to those of `from`. Nothing else may change
 * `to`. Each file is a task of its own for the thread pool, so that the event loop is not blocked.
 */
export const mirrorFiles = (from: string, to: string, names: readonly string[], stop?: AbortSignal) => {
  const stamps: CopiedStamps = new Map()
  return async (): Promise<void> => {
    const present = new Set<string>()
    for (const name of names.filter((own) => existsSync(join(from, own)))) {
      const [source, target] = [join(from, name), join(to, name)]
      present.add(target)
      if (!(await stat(source)).isDirectory()) {
        await copyIfChanged(source, target, stamps)
        continue
      }
      await mkdir(target, { recursive: true, mode: 0o700 })
      for (const entry of await entriesOf(source)) {
        stop?.throwIfAborted()
        const path = join(entry.parentPath, entry.name)
        const copy = join(to, relative(from, path))
        present.add(copy)
        if (entry.isDirectory()) await mkdir(copy, { recursive: true, mode: 0o700 })
        else await copyIfChanged(path, copy, stamps)
      }
    }
    for (const entry of await entriesOf(to)) {
      const copy = join(entry.parentPath, entry.name)
      if (!present.has(copy)) await rm(copy, { recursive: true, force: true })
    }
  }
}
