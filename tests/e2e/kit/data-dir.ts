import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { memoryDirectory } from '#tests/kit/memory-directory.ts'
import { copyPreparedData, isPreparedRun } from '#tests/kit/prepared-data.ts'

/** A temporary data folder: a copy of the prepared one in a test run, otherwise empty. */
export const withDataDir = async <T>(work: (dataDir: string) => Promise<T>): Promise<T> => {
  const dataDir = await mkdtemp(join(memoryDirectory(), 'prosa-'))
  try {
    if (isPreparedRun()) await copyPreparedData(dataDir)
    return await work(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
