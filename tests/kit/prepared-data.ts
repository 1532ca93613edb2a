/**
 * One data folder for all tests of a run, as the product leaves it after its first start: 6.4 seconds of processor
 * time, and 1.5 with a copy. The first that asks for it makes it.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startProduct } from '#tests/e2e/kit/product.ts'
import { memoryDirectory } from './memory-directory.ts'
import { shareCompileCache } from './node-flags.ts'

const FOLDER = 'PROSA_SHARED_DATA'
const POLL = 50

export const isPreparedRun = (): boolean => process.env[FOLDER] !== undefined

/** The folder is shared by all processes that are started after this. @returns removes it */
export const shareFolder = () => {
  if (isPreparedRun()) return () => undefined
  const folder = mkdtempSync(join(memoryDirectory(), 'prosa-shared-'))
  process.env[FOLDER] = folder
  return () => {
    delete process.env[FOLDER]
    rmSync(folder, { recursive: true, force: true })
  }
}

const setUp = () => {
  shareCompileCache()
  return shareFolder()
}

// oxlint-disable-next-line import/no-default-export -- the global setup of Vitest and Playwright
export default setUp

/** @returns whether this process is the first to ask */
const isFirst = (data: string): boolean => {
  try {
    mkdirSync(data)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

const prepare = async (data: string, ready: string, failed: string) => {
  try {
    const product = await startProduct(data)
    await product.stop()
    writeFileSync(ready, '')
  } catch (error) {
    writeFileSync(failed, '')
    throw error
  }
}

/** Copies database and keys into an empty folder. */
export const copyPreparedData = async (to: string): Promise<void> => {
  const folder = process.env[FOLDER]
  if (folder === undefined) throw new Error(`${FOLDER} is not set: see the global setup of the runner`)
  const [data, ready, failed] = ['data', 'ready', 'failed'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  if (isFirst(data)) await prepare(data, ready, failed)
  while (!existsSync(ready)) {
    if (existsSync(failed)) throw new Error('The first start of the product failed in another test file')
    await pause(POLL)
  }
  cpSync(data, to, { recursive: true, filter: (path) => !path.endsWith('.lock') })
}
