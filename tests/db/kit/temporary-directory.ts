import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { endWithProcess } from '#tests/kit/end-with-process.ts'
import { memoryDirectory } from '#tests/kit/memory-directory.ts'

export type TemporaryDirectory = { path: string; remove: () => void }

export const temporaryDirectory = (): TemporaryDirectory => {
  const path = mkdtempSync(join(memoryDirectory(), 'prosa-db-'))
  // A server that was killed may still write a file.
  const remove = () => rmSync(path, { recursive: true, force: true, maxRetries: 5 })
  const unregister = endWithProcess(remove)
  return { path, remove: () => (unregister(), remove()) }
}
