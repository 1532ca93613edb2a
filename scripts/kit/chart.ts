/** Pictures of machines and of how they play together, laid out here and not in a browser. */
import { readFileSync } from 'node:fs'
import type { AnyStateMachine } from 'xstate'
import { diagramOf } from './chart/diagram.ts'
import { type Caption, draw } from './chart/draw.ts'
import { layOut, type Placed } from './chart/layout.ts'
import { type FlowMap, mapDiagram } from './chart/map.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** The looks of charts inside a page, which has the colours of the brand as custom properties. */
export const chartStyle = (): string => read('./chart/chart.css')

/** The colours of the brand that charts use, and no other. */
const colours = (style: string): string => {
  const used = new Set(style.match(/--color-[a-z-]+/g))
  const declared = read('../../src/brand/tokens.css').matchAll(/^ {2}(--color-[a-z-]+): .*;$/gm)
  const lines = [...declared].filter(([, name]) => used.has(name ?? '')).map(([line]) => line)
  return `:root {\n  color-scheme: light dark;\n${lines.join('\n')}\n}`
}

/** What a chart needs to stand alone, light or dark as its reader prefers. */
const alone = (): string[] => {
  const style = chartStyle()
  return [
    `<style>\n${colours(style)}\n${style}.flow-chart .ground {\n  fill: var(--color-canvas);\n}\n</style>`,
    '<rect class="ground" width="100%" height="100%"/>',
  ]
}

const captionOf = ({ id, root }: AnyStateMachine): Caption => ({
  name: id,
  title: `Flow ${id}`,
  description: root.description ?? '',
  role: 'img',
})

/** Cache of layouts, by machine and width. */
const laidOut = new WeakMap<AnyStateMachine, Map<number | undefined, Promise<Placed>>>()

export const placedOf = (machine: AnyStateMachine, room?: number): Promise<Placed> => {
  const byRoom = laidOut.get(machine) ?? new Map<number | undefined, Promise<Placed>>()
  const placed = byRoom.get(room) ?? layOut((limits) => diagramOf(machine, limits), room)
  laidOut.set(machine, byRoom.set(room, placed))
  return placed
}

/**
 * The chart of a machine as SVG for a page that has `chartStyle`. Each state has its id as `data-state`; everything that is
 * drawn of a transition has its name (`transitionName`) as `data-transition`. `room`: pixels of width to make do with.
 */
export const chartOf = async (machine: AnyStateMachine, room?: number): Promise<string> =>
  draw(captionOf(machine), await placedOf(machine, room))

/** The same as a file that needs nothing else. */
export const chartFileOf = async (machine: AnyStateMachine): Promise<string> =>
  draw(captionOf(machine), await placedOf(machine), alone())

const drawMap = async (map: FlowMap, head: readonly string[]) => {
  const placed = await layOut((limits) => mapDiagram(map, limits))
  const caption: Caption = { name: 'flows', title: map.title, description: map.description, role: 'group' }
  return draw(caption, placed, head)
}

/** All flows on one picture, for a page. Each has its id as `data-flow` and leads to `#id`. */
export const mapOfFlows = (map: FlowMap): Promise<string> => drawMap(map, [])

/** The same as a file that needs nothing else. */
export const mapFileOf = (map: FlowMap): Promise<string> => drawMap(map, alone())
