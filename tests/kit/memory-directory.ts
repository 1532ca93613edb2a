/**
 * Where tests keep databases: a file system in memory if the machine has one with room. A commit of the embedded database
 * waits for the disk, which took a fifth of the API tests; no test depends on a loss of power.
 */
import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const IN_MEMORY = '/dev/shm'

/** In bytes. A container's is often 64 MB, which one database fills. */
const NEEDED = 2 ** 31

const freeIn = (path: string): number => {
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize
}

export const memoryDirectory = (): string =>
  existsSync(IN_MEMORY) && freeIn(IN_MEMORY) >= NEEDED ? IN_MEMORY : tmpdir()
