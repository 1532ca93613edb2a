import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { memoryDirectory } from '#tests/kit/memory-directory.ts'

export type TemporaryDirectory = { path: string; remove: () => void }

export const temporaryDirectory = (): TemporaryDirectory => {
  const path = mkdtempSync(join(memoryDirectory(), 'prosa-db-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
