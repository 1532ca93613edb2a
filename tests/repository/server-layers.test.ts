/** Layers of the server: a folder imports only itself and folders of lower layers (ADR 001). */
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filesIn, importsAround, layerIn } from '#tests/kit/layers.ts'

const FEATURES = readdirSync('server/features').map((feature) => `features/${feature}`)

/**
 * Allowed imports between features: deleting an account ends its plan and its change of address, deactivating one its
 * charges, and a copy of the data has each summary as the reader shows it.
 */
const DECLARED: Readonly<Record<string, readonly string[]>> = {
  'features/admin-users': ['features/billing'],
  'features/account-deletion': ['features/billing', 'features/email-change'],
  'features/data-export': ['features/transcriptions'],
}

/** From the lowest layer up. Folders of the same layer do not import each other. */
const LAYERS: readonly (readonly string[])[] = [
  ['base'],
  ['database'],
  ['embedded'],
  ['crypto'],
  ['settings'],
  ['engines'],
  ['http'],
  ['mail', 'account', 'sql'],
  ['gate'],
  ['reauthentication'],
  FEATURES,
  ['backup', 'maintenance', 'preflight'],
]
const FOLDERS = LAYERS.flat()

const layerOf = layerIn(LAYERS)
const folderOf = (path: string) => /^#?\/?server\/((?:features\/)?[^/]+)\//.exec(path)?.[1] ?? 'the start'

/** Files of `server` itself compose the rest: no folder imports them. */
const FILES = filesIn('server/*/**/*.ts', folderOf)

describe('folders of the server', () => {
  it('are all in a layer', () => {
    expect([...new Set(FILES.map(({ folder }) => folder))].toSorted()).toEqual(FOLDERS.toSorted())
  })

  it.each(FOLDERS)('%s imports from lower layers only', (folder) => {
    const isAllowed = (other: string) =>
      FOLDERS.includes(other) && (layerOf(other) < layerOf(folder) || DECLARED[folder]?.includes(other) === true)
    const upward = FILES.filter((own) => own.folder === folder).flatMap(({ file, imports }) =>
      imports
        .filter((name) => name.startsWith('#server/') && !isAllowed(folderOf(name)))
        .map((name) => `${file} imports ${name}`),
    )
    expect(upward).toEqual([])
  })

  it('are imported by alias: a relative path stays in its folder', () => {
    expect(importsAround(FILES, folderOf)).toEqual([])
  })
})
