/** Free space of a disk. */
import { statfs } from 'node:fs/promises'

/** Below this the embedded database is not ready: it cannot write to a full disk. */
export const MIN_FREE_BYTES = 200 * 1024 * 1024

export const freeBytes = async (path: string): Promise<number> => {
  const { bavail, bsize } = await statfs(path)
  return bavail * bsize
}
