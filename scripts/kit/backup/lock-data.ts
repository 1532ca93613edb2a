/** Keeps a server, or another command, off the embedded data while it is copied or replaced. */
import { dataLockOf, DirectoryInUse, lockDirectory } from '#server/embedded/directory-lock.ts'
import { PlainError } from '../plain-error.mjs'

/** Resolves with the function that unlocks the data. Throws a `PlainError` if a process uses it. */
export const lockData = async (dataDir: string): Promise<() => Promise<void>> => {
  try {
    return await lockDirectory(dataLockOf(dataDir))
  } catch (error) {
    if (error instanceof DirectoryInUse) throw new PlainError(`Stop Prosa first: it runs as process ${error.pid}.`)
    throw error
  }
}
