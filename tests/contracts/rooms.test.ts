/** Layers of the browser code: a folder imports only itself and folders of lower layers (ADR 001). */
import { globSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importsOf } from '#tests/kit/imports.ts'

/** Each feature is a folder of its own: features do not import each other. */
const FEATURES = readdirSync('src/features').map((feature) => `features/${feature}`)

/** From the lowest layer up. Folders of the same layer do not import each other. */
const FLOORS: readonly (readonly string[])[] = [
  ['lib', 'messages'],
  ['clients'],
  ['hydration', 'page-context'],
  ['ui', 'actors'],
  ['flow-runtime'],
  ['account', 'activity', 'identity-proof', 'qr'],
  ['admin'],
  FEATURES,
  ['pages', 'head'],
  ['app', 'dev'],
]
const ROOMS = FLOORS.flat()

const floorOf = (room: string) => FLOORS.findIndex((rooms) => rooms.includes(room))
const roomOf = (path: string) => /^#?\/?src\/((?:features\/)?[^/]+)/.exec(path)?.[1] ?? ''

/** Files of `src` itself are entry points, which nothing imports. */
const FILES = globSync('src/*/**/*.{ts,tsx}').map((file) => ({ file, room: roomOf(file), imports: importsOf(file) }))

describe('folders of src', () => {
  it('are all in a layer', () => {
    expect([...new Set(FILES.map(({ room }) => room))].toSorted()).toEqual(ROOMS.toSorted())
  })

  it.each(ROOMS)('%s imports from lower layers only', (room) => {
    const upward = FILES.filter((own) => own.room === room).flatMap(({ file, imports }) =>
      imports
        .filter((name) => name.startsWith('#src/') && floorOf(roomOf(name)) >= floorOf(room))
        .map((name) => `${file} imports ${name}`),
    )
    expect(upward).toEqual([])
  })

  it('are imported by alias: a relative path stays in its folder', () => {
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
