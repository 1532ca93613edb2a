/** Which packages and sources went into which file of the browser build: names of chunks do not tell. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { build } from 'vite'
import { ROOT } from './paths.mjs'

const FILE = `${ROOT}build/chunk-packages.json`

/** By file under dist, such as `assets/main-B4x.js`; names of packages, such as `@supabase/supabase-js`, and paths of sources. */
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
