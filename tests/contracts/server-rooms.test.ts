/** Layers of the server: a folder imports only itself and folders of lower layers (ADR 001). */
import { globSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importsOf } from '#tests/kit/imports.ts'

const FEATURES = readdirSync('server/features').map((feature) => `features/${feature}`)

/** Allowed imports between features: deleting an account ends its plan and its change of address, deactivating one its charges. */
const DECLARED: Readonly<Record<string, readonly string[]>> = {
  'features/admin': ['features/billing'],
  'features/account-deletion': ['features/billing', 'features/email-change'],
}

/** From the lowest layer up. Folders of the same layer do not import each other. */
const FLOORS: readonly (readonly string[])[] = [
  ['base'],
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
const ROOMS = FLOORS.flat()

const floorOf = (room: string) => FLOORS.findIndex((rooms) => rooms.includes(room))
const roomOf = (path: string) => /^#?\/?server\/((?:features\/)?[^/]+)\//.exec(path)?.[1] ?? 'the start'

/** Files of `server` itself compose the rest: no folder imports them. */
const FILES = globSync('server/*/**/*.ts').map((file) => ({ file, room: roomOf(file), imports: importsOf(file) }))

describe('folders of the server', () => {
  it('are all in a layer', () => {
    expect([...new Set(FILES.map(({ room }) => room))].toSorted()).toEqual(ROOMS.toSorted())
  })

  it.each(ROOMS)('%s imports from lower layers only', (room) => {
    const isAllowed = (other: string) =>
      ROOMS.includes(other) && (floorOf(other) < floorOf(room) || DECLARED[room]?.includes(other) === true)
    const upward = FILES.filter((own) => own.room === room).flatMap(({ file, imports }) =>
      imports
        .filter((name) => name.startsWith('#server/') && !isAllowed(roomOf(name)))
        .map((name) => `${file} imports ${name}`),
    )
    expect(upward).toEqual([])
  })

  it('are imported by alias: a relative path stays in its folder', () => {
    const around = FILES.flatMap(({ file, room, imports }) =>
      imports
        .filter((name) => name.startsWith('.'))
        .map((name) => new URL(name, `file:///${file}`).pathname)
        .filter((path) => roomOf(path) !== room)
        .map((path) => `${file} imports ${path}`),
    )
    expect(around).toEqual([])
  })
})
