/** Charts of machines, and a map of all flows, as SVG with the layout computed here. */
import { readFileSync } from 'node:fs'
import type { AnyStateMachine } from 'xstate'
import { diagramOf } from './chart/diagram.ts'
import { type Caption, draw } from './chart/draw.ts'
import { layOut, type ChartLayout } from './chart/layout.ts'
import { type FlowMap, mapDiagram } from './chart/map.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** CSS of charts in a page that defines the brand's colours as custom properties. */
export const chartStyle = (): string => read('./chart/chart.css')

/** Definitions of the brand's colours that charts use. */
const colours = (style: string): string => {
  const used = new Set(style.match(/--color-[a-z-]+/g))
  const declared = read('../../src/brand/tokens.css').matchAll(/^ {2}(--color-[a-z-]+): .*;$/gm)
  const lines = [...declared].filter(([, name]) => used.has(name ?? '')).map(([line]) => line)
  return `:root {\n  color-scheme: light dark;\n${lines.join('\n')}\n}`
}

/** CSS for a standalone chart, light or dark by the reader's preference. */
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
const laidOut = new WeakMap<AnyStateMachine, Map<number | undefined, Promise<ChartLayout>>>()

export const placedOf = (machine: AnyStateMachine, room?: number): Promise<ChartLayout> => {
  const byRoom = laidOut.get(machine) ?? new Map<number | undefined, Promise<ChartLayout>>()
  const placed = byRoom.get(room) ?? layOut((limits) => diagramOf(machine, limits), room)
  laidOut.set(machine, byRoom.set(room, placed))
  return placed
}

/**
 * The chart of a machine as SVG, for a page that includes `chartStyle`. Each state has its id as `data-state`;
 * everything drawn for a transition has its name (`transitionName`) as `data-transition`. `room`: available width in
 * pixels.
 */
export const chartOf = async (machine: AnyStateMachine, room?: number): Promise<string> =>
  draw(captionOf(machine), await placedOf(machine, room))

/** The same as a standalone file. */
export const chartFileOf = async (machine: AnyStateMachine): Promise<string> =>
  draw(captionOf(machine), await placedOf(machine), alone())

const drawMap = async (map: FlowMap, head: readonly string[]) => {
  const placed = await layOut((limits) => mapDiagram(map, limits))
  const caption: Caption = { name: 'flows', title: map.title, description: map.description, role: 'group' }
  return draw(caption, placed, head)
}

/** The map of all flows, for a page. Each flow has its id as `data-flow` and links to `#id`. */
export const mapOfFlows = (map: FlowMap): Promise<string> => drawMap(map, [])

/** The same as a standalone file. */
export const mapFileOf = (map: FlowMap): Promise<string> => drawMap(map, alone())
