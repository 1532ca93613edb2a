/** The catalogue with everything each flow can do, explored once per test file. */
import { type Flow, flows } from '#machines/index.ts'
import { explore, type Graph } from './graph.ts'

export type ExploredFlow = Flow & { id: string; folder: string; graph: Graph }

/** The folder of a flow in `machines` and, if it has a view, in `tests/flows`. Its browser code may be elsewhere (ADR 001). */
export const folderOf = (id: string) => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const exploredFlows = (): ExploredFlow[] =>
  Object.entries(flows).map(([id, flow]) => ({ ...flow, id, folder: folderOf(id), graph: explore(flow.model) }))
