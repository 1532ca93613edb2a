/** Results of a test run: counts from the runners' reports, a table, and whether the run passes. */
import type { CheckName } from './test-options.mjs'

export type Reporter = 'vitest' | 'playwright'

/** `flaky`: tests that passed only when repeated. They count neither as passed nor as failed. */
export type Outcome = {
  name: CheckName
  passed: number
  failed: number
  skipped: number
  flaky: readonly string[]
  took: string
}
export type Counts = Pick<Outcome, 'passed' | 'failed' | 'skipped' | 'flaky'>

/** One flaky test is tolerated; more fail the run. */
const MAX_FLAKY = 1

/** The parts of both reports that are counted. */
type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number }
type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; tests: { status: string }[] }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; skipped: number }
  suites: PlaywrightSuite[]
}

const flakyIn = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(flakyIn),
]

/** Counts of a parsed report. */
export const countsIn = (reporter: Reporter, report: unknown): Counts => {
  if (reporter === 'vitest') {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report as VitestReport
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests, flaky: [] }
  }
  const { stats, suites } = report as PlaywrightReport
  return { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped, flaky: flakyIn({ suites }) }
}

const COLUMNS = ['name', 'passed', 'failed', 'flaky', 'skipped', 'took'] as const

const cellOf = (value: Outcome[(typeof COLUMNS)[number]]) => String(Array.isArray(value) ? value.length : value)

/** One row per check, then the names of flaky tests. */
const tableOf = (outcomes: readonly Outcome[]): string[] => {
  const rows = [COLUMNS, ...outcomes.map((outcome) => COLUMNS.map((column) => cellOf(outcome[column])))]
  const table = rows.map(([name = '', ...cells]) => name.padEnd(14) + cells.map((cell) => cell.padStart(9)).join(''))
  return [...table, ...outcomes.flatMap(({ flaky }) => flaky.map((name) => `flaky: ${name}`))]
}

const sumOf = (outcomes: readonly Outcome[], column: 'passed' | 'failed') =>
  outcomes.reduce((sum, outcome) => sum + outcome[column], 0)

/** `notes` are printed between the table and the totals, which are the last line. */
export const verdictOf = (outcomes: readonly Outcome[], notes: readonly string[]): { code: 0 | 1; lines: string[] } => {
  const failed = sumOf(outcomes, 'failed')
  const flaky = outcomes.flatMap((outcome) => outcome.flaky).length
  const isTooFlaky = flaky > MAX_FLAKY
  return {
    code: failed > 0 || isTooFlaky ? 1 : 0,
    lines: [
      ...tableOf(outcomes),
      ...notes,
      ...(isTooFlaky ? [`${flaky} tests passed at their second try only: more than ${MAX_FLAKY} fails a run.`] : []),
      `${sumOf(outcomes, 'passed')} passed, ${failed} failed`,
    ],
  }
}
