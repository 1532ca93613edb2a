/** How fingers, or the mouse, move the crop of a picture. Pure geometry. */
import type { Crop } from '#machines/avatar/avatar.machine.ts'

export const ZOOM = { min: 1, max: 4 } as const

/** A place on the preview, in fractions of its width and height. */
export type Point = { x: number; y: number }

/** One or two that touch the preview, in any order. */
export type Pointers = readonly [Point, ...Point[]]

type Size = { width: number; height: number }

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** The centre of one or two fingers, and the distance between them. */
const centreOf = ([one, other = one]: Pointers) => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
  spread: Math.hypot(one.x - other.x, one.y - other.y),
})

/** The crop after fingers moved: what lies under them stays there, up to the edges of the picture and of the zoom. */
export const cropMoved = (crop: Crop, { width, height }: Size, before: Pointers, after: Pointers): Crop => {
  const [from, to] = [centreOf(before), centreOf(after)]
  const zoom = from.spread === 0 ? crop.zoom : clamp((crop.zoom * to.spread) / from.spread, ZOOM.min, ZOOM.max)
  const shorter = Math.min(width, height)
  const [side, sideAfter] = [shorter / crop.zoom, shorter / zoom]
  const along = (axis: keyof Point, length: number) => {
    const range = length - sideAfter
    if (range === 0) return crop[axis]
    const start = ((length - side) * crop[axis]) / 100 + from[axis] * side - to[axis] * sideAfter
    return clamp((start / range) * 100, 0, 100)
  }
  return { zoom, x: along('x', width), y: along('y', height) }
}
