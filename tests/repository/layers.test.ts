/** Layers of the browser code: a folder imports only itself and folders of lower layers (ADR 001). */
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filesIn, importsAround, layerIn } from '#tests/kit/layers.ts'

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

const layerOf = layerIn(LAYERS)
const folderOf = (path: string) => /^#?\/?src\/((?:features\/)?[^/]+)/.exec(path)?.[1] ?? ''

/** Files of `src` itself are entry points, which nothing imports. */
const FILES = filesIn('src/*/**/*.{ts,tsx}', folderOf)

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
    expect(importsAround(FILES, folderOf)).toEqual([])
  })
})
