/** Questions about the followed tab. */
import type { RunningFlow, TabReport } from '../protocol.ts'

/** The newest actor of a flow; one that still runs before one that has ended. */
export const runningFlow = (followed: TabReport | null, id: string): RunningFlow | null => {
  const all = followed?.flows.filter(({ flow }) => flow === id) ?? []
  return all.findLast(({ isActive }) => isActive) ?? all.at(-1) ?? null
}

export const coveredOf = (followed: TabReport | null, id: string): readonly string[] => followed?.covered[id] ?? []
