/** Reports the results of a test for a flow: cells of the row that `flow-table.ts` prints at the end of the run. */
import type { TestContext } from 'vitest'

export type FlowCells = Readonly<Record<string, string | number>>

declare module 'vitest' {
  // Only an interface can be merged into vitest's own.
  // oxlint-disable-next-line consistent-type-definitions
  interface TaskMeta {
    flow?: { id: string; cells: FlowCells }
  }
}

export const reportFlow = ({ task }: Pick<TestContext, 'task'>, id: string, cells: FlowCells) => {
  task.meta.flow = { id, cells }
}
