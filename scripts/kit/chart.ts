/** Pictures of machines, laid out here and not in a browser. */
import { readFileSync } from 'node:fs'
import type { AnyStateMachine } from 'xstate'
import { draw } from './chart/draw.ts'
import { layOut, type Placed } from './chart/layout.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** The looks of charts inside a page, which has the colours of the brand as custom properties. */
export const chartStyle = (): string => read('./chart/chart.css')

/** The same machine gives the same picture: it is laid out once. */
const laidOut = new WeakMap<AnyStateMachine, Promise<Placed>>()

const placedOf = (machine: AnyStateMachine): Promise<Placed> => {
  const placed = laidOut.get(machine) ?? layOut(machine)
  laidOut.set(machine, placed)
  return placed
}

/**
 * The chart of a machine as SVG for a page that has `chartStyle`. Each state has its id as `data-state`; everything that is
 * drawn of a transition has its name (`transitionName`) as `data-transition`.
 */
export const chartOf = async (machine: AnyStateMachine): Promise<string> => draw(machine, await placedOf(machine))

/** The colours of the brand that charts use, with no other declaration. */
const colours = (style: string): string => {
  const used = new Set(style.match(/--color-[a-z-]+/g))
  const declared = read('../../src/brand/tokens.css').matchAll(/^ {2}(--color-[a-z-]+): .*;$/gm)
  const lines = [...declared].filter(([, name]) => used.has(name ?? '')).map(([line]) => line)
  return `:root {\n  color-scheme: light dark;\n${lines.join('\n')}\n}`
}

/** The same as a file that needs nothing else, light or dark as its reader prefers. */
export const chartFileOf = async (machine: AnyStateMachine): Promise<string> => {
  const style = chartStyle()
  const ground = '<rect class="ground" width="100%" height="100%"/>'
  return draw(
    machine,
    await placedOf(machine),
    `<style>\n${colours(style)}\n${style}.flow-chart .ground {\n  fill: var(--color-canvas);\n}\n</style>\n${ground}`,
  )
}
