/** Reads Vite's manifest: the files of a page's first load. */
import { readFileSync } from 'node:fs'
import { readChunkPackages } from './chunk-packages.ts'

type Chunk = { file: string; css?: string[]; imports?: string[] }
export type Manifest = Record<string, Chunk>

export const readManifest = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Manifest

/**
 * Maps a source or package to the manifest's key of the chunk that contains it: the manifest has at most one key per
 * chunk.
 */
export const keysOf = (manifest: Manifest) => {
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]))
  const files = new Map(
    Object.entries(readChunkPackages()).flatMap(([file, names]) => names.map((name) => [name, file])),
  )
  return (name: string): string => {
    const key = keys.get(files.get(name) ?? '')
    if (key === undefined) throw new Error(`no file of the build holds ${name}`)
    return key
  }
}

/** Scripts and styles of these keys with all their imports, each once, in order. */
export const filesOf = (manifest: Manifest, keys: readonly string[]) => {
  const js = new Set<string>()
  const css = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined || js.has(chunk.file)) return
    js.add(chunk.file)
    chunk.imports?.forEach(visit)
    chunk.css?.forEach((file) => css.add(file))
  }
  keys.forEach(visit)
  const [entry] = js
  if (entry === undefined) throw new Error(`the manifest has no ${keys[0]}`)
  return { entry, js: [...js], css: [...css] }
}
