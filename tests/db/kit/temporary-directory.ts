import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type TemporaryDirectory = { path: string; remove: () => void }

export const temporaryDirectory = (): TemporaryDirectory => {
  const path = mkdtempSync(join(tmpdir(), 'prosa-db-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
