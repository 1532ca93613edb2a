/** Layers of the browser code: a folder imports only itself and folders of lower layers (ADR 001). */
import { globSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importsOf } from '#tests/kit/imports.ts'

/** Each feature is a folder of its own: features do not import each other. */
const FEATURES = readdirSync('src/features').map((feature) => `features/${feature}`)

/** From the lowest layer up. Folders of the same layer do not import each other. */
const LAYERS: readonly (readonly string[])[] = [
  ['lib', 'messages'],
  ['clients'],
  ['hydration', 'page-context'],
  ['ui', 'effects'],
  ['flow-runtime'],
  ['account', 'activity', 'reauthentication', 'qr'],
  ['admin'],
  FEATURES,
  ['pages', 'head'],
  ['app', 'dev'],
]
const FOLDERS = LAYERS.flat()

const layerOf = (folder: string) => LAYERS.findIndex((folders) => folders.includes(folder))
const folderOf = (path: string) => /^#?\/?src\/((?:features\/)?[^/]+)/.exec(path)?.[1] ?? ''

/** Files of `src` itself are entry points, which nothing imports. */
const FILES = globSync('src/*/**/*.{ts,tsx}').map((file) => ({
  file,
  folder: folderOf(file),
  imports: importsOf(file),
}))

describe('folders of src', () => {
  it('are all in a layer', () => {
    expect([...new Set(FILES.map(({ folder }) => folder))].toSorted()).toEqual(FOLDERS.toSorted())
  })

  it.each(FOLDERS)('%s imports from lower layers only', (folder) => {
    const upward = FILES.filter((own) => own.folder === folder).flatMap(({ file, imports }) =>
      imports
        .filter((name) => name.startsWith('#src/') && layerOf(folderOf(name)) >= layerOf(folder))
        .map((name) => `${file} imports ${name}`),
    )
    expect(upward).toEqual([])
  })

  it('are imported by alias: a relative path stays in its folder', () => {
    const around = FILES.flatMap(({ file, folder, imports }) =>
      imports
        .filter((name) => name.startsWith('.'))
        .map((name) => new URL(name, `file:///${file}`).pathname)
        .filter((path) => path.startsWith('/src/') && folderOf(path) !== folder)
        .map((path) => `${file} imports ${path}`),
    )
    expect(around).toEqual([])
  })
})
