/** Which folder of the browser's code stands on which: an import leads down, or stays in its room (ADR 001). */
import { globSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importsOf } from '#tests/kit/imports.ts'

/** Each feature is a room of its own: one knows nothing of another. */
const FEATURES = readdirSync('src/features').map((feature) => `features/${feature}`)

/** From the ground up. Rooms of one floor know nothing of each other. */
const FLOORS: readonly (readonly string[])[] = [
  ['lib', 'messages'],
  ['clients'],
  ['hydration', 'page-context'],
  ['ui', 'actors'],
  ['flow-runtime'],
  ['account', 'qr'],
  ['admin'],
  FEATURES,
  ['pages', 'head'],
  ['app', 'dev'],
]
const ROOMS = FLOORS.flat()

const floorOf = (room: string) => FLOORS.findIndex((rooms) => rooms.includes(room))
const roomOf = (path: string) => /^#?\/?src\/((?:features\/)?[^/]+)/.exec(path)?.[1] ?? ''

/** Files of `src` itself only begin: nobody imports them. */
const FILES = globSync('src/*/**/*.{ts,tsx}').map((file) => ({ file, room: roomOf(file), imports: importsOf(file) }))

describe('rooms of src', () => {
  it('stand each on a floor', () => {
    expect([...new Set(FILES.map(({ room }) => room))].toSorted()).toEqual(ROOMS.toSorted())
  })

  it.each(ROOMS)('%s imports from the floors below', (room) => {
    const upward = FILES.filter((own) => own.room === room).flatMap(({ file, imports }) =>
      imports
        .filter((name) => name.startsWith('#src/') && floorOf(roomOf(name)) >= floorOf(room))
        .map((name) => `${file} imports ${name}`),
    )
    expect(upward).toEqual([])
  })

  it('are entered by their names: a relative path stays in its room', () => {
    const around = FILES.flatMap(({ file, room, imports }) =>
      imports
        .filter((name) => name.startsWith('.'))
        .map((name) => new URL(name, `file:///${file}`).pathname)
        .filter((path) => path.startsWith('/src/') && roomOf(path) !== room)
        .map((path) => `${file} imports ${path}`),
    )
    expect(around).toEqual([])
  })
})
