/** Selectors over the report of the followed tab. */
import type { RunningFlow, TabReport } from '../protocol.ts'

/** The newest actor of a flow, preferring one that still runs. */
export const runningFlow = (followed: TabReport | null, id: string): RunningFlow | null => {
  const all = followed?.flows.filter(({ flow }) => flow === id) ?? []
  return all.findLast(({ isActive }) => isActive) ?? all.at(-1) ?? null
}

/** Concurrent actors of a flow, such as one for each card of a page; the oldest first. */
export const instancesOf = (followed: TabReport | null, id: string): readonly RunningFlow[] =>
  followed?.flows.filter(({ flow, isActive }) => flow === id && isActive) ?? []

/** Flows whose id contains the search text, ignoring case: those that run in the followed tab first. */
export const listedFlows = (ids: readonly string[], followed: TabReport | null, search: string): readonly string[] => {
  const text = search.trim().toLowerCase()
  const found = ids.filter((id) => id.toLowerCase().includes(text))
  const isRunning = (id: string) => runningFlow(followed, id)?.isActive === true
  return [...found.filter(isRunning), ...found.filter((id) => !isRunning(id))]
}

/** Names of the lines that the map draws between these flows. */
export const linesBetween = (flows: readonly string[]): readonly string[] =>
  flows.flatMap((from) => flows.map((to) => `${from} ${to}`))

export const coveredOf = (followed: TabReport | null, id: string): readonly string[] => followed?.covered[id] ?? []
