/** Records which packages and sources each browser chunk contains, since names of chunks do not tell. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { build } from 'vite'
import { ROOT } from './paths.mjs'

const FILE = `${ROOT}build/chunk-packages.json`

/** Package names, such as `@supabase/supabase-js`, and source paths, by file under dist (`assets/main-B4x.js`). */
export type ChunkPackages = Record<string, string[]>

const nameOf = (moduleId: string) =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(moduleId)?.[1] ??
  (moduleId.startsWith(ROOT) ? moduleId.slice(ROOT.length) : undefined)

export const writeChunkPackages = (built: Awaited<ReturnType<typeof build>>): void => {
  const packages: ChunkPackages = {}
  for (const { output } of [built].flat().filter((result) => 'output' in result)) {
    for (const file of output) {
      if (file.type !== 'chunk') continue
      const names = file.moduleIds.map(nameOf).filter((name) => name !== undefined)
      packages[file.fileName] = [...new Set(names)].toSorted()
    }
  }
  writeFileSync(FILE, JSON.stringify(packages, null, 1))
}

export const readChunkPackages = () => JSON.parse(readFileSync(FILE, 'utf8')) as ChunkPackages
