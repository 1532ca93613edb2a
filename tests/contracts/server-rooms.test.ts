/** Which folder of the server stands on which: an import leads down, or stays in its room (ADR 001). */
import { globSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importsOf } from '#tests/kit/imports.ts'

const FEATURES = readdirSync('server/features').map((feature) => `features/${feature}`)

/** The one feature that others end with: the account's plan and its change of address go with it. */
const DECLARED: Readonly<Record<string, readonly string[]>> = {
  'features/account-deletion': ['features/billing', 'features/email-change'],
}

/** From the ground up. Rooms of one floor know nothing of each other. */
const FLOORS: readonly (readonly string[])[] = [
  ['base'],
  ['embedded'],
  ['crypto'],
  ['settings'],
  ['http'],
  ['mail', 'account', 'sql'],
  ['gate'],
  ['reauthentication'],
  FEATURES,
  ['backup', 'maintenance'],
]
const ROOMS = FLOORS.flat()

const floorOf = (room: string) => FLOORS.findIndex((rooms) => rooms.includes(room))
const roomOf = (path: string) => /^#?\/?server\/((?:features\/)?[^/]+)\//.exec(path)?.[1] ?? 'the start'

/** Files of `server` itself put the rest together: no room imports them. */
const FILES = globSync('server/*/**/*.ts').map((file) => ({ file, room: roomOf(file), imports: importsOf(file) }))

describe('rooms of the server', () => {
  it('stand each on a floor', () => {
    expect([...new Set(FILES.map(({ room }) => room))].toSorted()).toEqual(ROOMS.toSorted())
  })

  it.each(ROOMS)('%s imports from the floors below', (room) => {
    const isAllowed = (other: string) =>
      ROOMS.includes(other) && (floorOf(other) < floorOf(room) || DECLARED[room]?.includes(other) === true)
    const upward = FILES.filter((own) => own.room === room).flatMap(({ file, imports }) =>
      imports
        .filter((name) => name.startsWith('#server/') && !isAllowed(roomOf(name)))
        .map((name) => `${file} imports ${name}`),
    )
    expect(upward).toEqual([])
  })

  it('are entered by their names: a relative path stays in its room', () => {
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
