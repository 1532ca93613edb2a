/** A reporter: one table of what the tests of a run found out about each flow. */
import type { Reporter, TestCase } from 'vitest/node'
import type { FlowCells } from './flow-row.ts'

const rows = new Map<string, FlowCells>()

const lineOf = (cells: readonly string[], widths: readonly number[]) =>
  cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')

const table = (): string => {
  const columns = [...new Set([...rows.values()].flatMap((cells) => Object.keys(cells)))]
  const lines = [
    ['flow', ...columns],
    ...[...rows].toSorted().map(([id, cells]) => [id, ...columns.map((column) => String(cells[column] ?? ''))]),
  ]
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  return lines.map((line) => lineOf(line, widths)).join('\n')
}

const reporter: Reporter = {
  onTestRunStart: () => rows.clear(),
  onTestCaseResult: (test: TestCase) => {
    const { flow } = test.meta()
    if (flow) rows.set(flow.id, { ...rows.get(flow.id), ...flow.cells })
  },
  onTestRunEnd: () => {
    if (rows.size > 0) process.stdout.write(`\n${table()}\n`)
  },
}

export default reporter
