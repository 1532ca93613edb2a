/** Files and imports of a folder with layers, for the tests of which folder may import which. */
import { globSync } from 'node:fs'
import { importsOf } from './imports.ts'

type FolderOf = (path: string) => string

/** The layer of a folder, from the lowest one up; -1 for a folder in none. */
export const layerIn = (layers: readonly (readonly string[])[]) => (folder: string) =>
  layers.findIndex((folders) => folders.includes(folder))

export const filesIn = (pattern: string, folderOf: FolderOf) =>
  globSync(pattern).map((file) => ({ file, folder: folderOf(file), imports: importsOf(file) }))

/** Imports by a relative path that lead to another folder of the same tree. */
export const importsAround = (files: ReturnType<typeof filesIn>, folderOf: FolderOf): string[] =>
  files.flatMap(({ file, folder, imports }) =>
    imports
      .filter((name) => name.startsWith('.'))
      .map((name) => folderOf(new URL(name, `file:///${file}`).pathname))
      .filter((target) => target !== '' && target !== folder)
      .map((target) => `${file} imports ${target}`),
  )
