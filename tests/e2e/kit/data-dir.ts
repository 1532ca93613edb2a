import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { endWithProcess } from '#tests/kit/end-with-process.ts'
import { memoryDirectory } from '#tests/kit/memory-directory.ts'
import { copyPreparedData, isPreparedRun } from '#tests/kit/prepared-data.ts'

/** A temporary data folder: a copy of the prepared one in a test run, otherwise empty. */
export const withDataDir = async <T>(work: (dataDir: string) => Promise<T>): Promise<T> => {
  const dataDir = await mkdtemp(join(memoryDirectory(), 'prosa-'))
  // A server that was killed may still write a file.
  const remove = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  const unregister = endWithProcess(remove)
  try {
    if (isPreparedRun()) await copyPreparedData(dataDir)
    return await work(dataDir)
  } finally {
    unregister()
    remove()
  }
}
