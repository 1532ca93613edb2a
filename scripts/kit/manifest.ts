/** Reads Vite's manifest: which files a page's first load is made of. */
import { readFileSync } from 'node:fs'

type Chunk = { file: string; css?: string[]; imports?: string[]; assets?: string[] }
export type Manifest = Record<string, Chunk>

export const readManifest = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Manifest

/** Scripts and styles of these sources with everything they import, each once, in order. */
export const filesOf = (manifest: Manifest, sources: readonly string[], entrySource: string) => {
  const js = new Set<string>()
  const css = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined || js.has(chunk.file)) return
    js.add(chunk.file)
    chunk.imports?.forEach(visit)
    chunk.css?.forEach((file) => css.add(file))
  }
  sources.forEach(visit)
  const entry = manifest[entrySource]?.file
  if (entry === undefined) throw new Error(`the manifest has no ${entrySource}`)
  return { js: [...js], css: [...css], entry }
}
