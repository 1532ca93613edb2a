/** A Vitest reporter: one table with the results of a run for each flow. */
import type { Reporter, TestCase } from 'vitest/node'
import type { FlowCells } from './flow-row.ts'

type Rows = ReadonlyMap<string, FlowCells>

const lineOf = (cells: readonly string[], widths: readonly number[]) =>
  cells
    .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
    .join('  ')

const tableOf = (rows: Rows): string => {
  const columns = [...new Set([...rows.values()].flatMap((cells) => Object.keys(cells)))]
  const lines = [
    ['flow', ...columns],
    ...[...rows.keys()].toSorted().map((id) => [id, ...columns.map((column) => String(rows.get(id)?.[column] ?? ''))]),
  ]
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  return lines.map((line) => lineOf(line, widths)).join('\n')
}

/** A class because the runner makes the instance. */
export default class FlowTable implements Reporter {
  readonly #rows = new Map<string, FlowCells>()

  onTestCaseResult(test: TestCase) {
    const { flow } = test.meta()
    if (flow) this.#rows.set(flow.id, { ...this.#rows.get(flow.id), ...flow.cells })
  }

  onTestRunEnd() {
    if (this.#rows.size > 0) process.stdout.write(`\n${tableOf(this.#rows)}\n`)
  }
}
