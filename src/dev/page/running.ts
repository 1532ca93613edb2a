/** Questions about the followed tab. */
import type { RunningFlow, TabReport } from '../protocol.ts'

/** The newest actor of a flow; one that still runs before one that has ended. */
export const runningFlow = (followed: TabReport | null, id: string): RunningFlow | null => {
  const all = followed?.flows.filter(({ flow }) => flow === id) ?? []
  return all.findLast(({ isActive }) => isActive) ?? all.at(-1) ?? null
}

/** Actors of a flow that run beside each other, such as one for each card of a page; the oldest first. */
export const instancesOf = (followed: TabReport | null, id: string): readonly RunningFlow[] =>
  followed?.flows.filter(({ flow, isActive }) => flow === id && isActive) ?? []

/** Flows whose id has the searched letters, in whatever case: those that run in the followed tab first. */
export const listedFlows = (ids: readonly string[], followed: TabReport | null, search: string): readonly string[] => {
  const wanted = search.trim().toLowerCase()
  const found = ids.filter((id) => id.toLowerCase().includes(wanted))
  const isRunning = (id: string) => runningFlow(followed, id)?.isActive === true
  return [...found.filter(isRunning), ...found.filter((id) => !isRunning(id))]
}

export const coveredOf = (followed: TabReport | null, id: string): readonly string[] => followed?.covered[id] ?? []
