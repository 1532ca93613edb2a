/** A Stryker reporter: survivors, a row for each machine, and a failure if one of them is below the threshold. */
import { basename } from 'node:path'
import type { schema, StrykerOptions } from '@stryker-mutator/api/core'
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin'
import type { Reporter } from '@stryker-mutator/api/report'

const KILLED = ['Killed', 'Timeout']
const MISSED = ['Survived', 'NoCoverage']

type Row = { name: string; killed: number; total: number }

const percent = ({ killed, total }: Row) => (total === 0 ? 100 : (100 * killed) / total)

const rowOf = (name: string, mutants: readonly schema.MutantResult[]): Row => {
  const count = (states: readonly string[]) => mutants.filter(({ status }) => states.includes(status)).length
  const killed = count(KILLED)
  return { name, killed, total: killed + count(MISSED) }
}

const missedIn = (file: string, { source, mutants }: schema.FileResult) => {
  const lines = source.split('\n')
  return mutants
    .filter(({ status }) => MISSED.includes(status))
    .map(
      ({ location: { start }, mutatorName, replacement }) =>
        `${file}:${start.line} ${mutatorName} as ${replacement ?? ''}\n    ${lines[start.line - 1]?.trim() ?? ''}`,
    )
}

const lineOf = (row: Row) =>
  `${row.name.padEnd(22)} ${`${row.killed}/${row.total}`.padStart(10)} ${percent(row).toFixed(1).padStart(6)} %`

const reporter = ({ thresholds }: StrykerOptions): Reporter => ({
  onMutationTestReportReady: ({ files }) => {
    const entries = Object.entries(files)
    const rows = entries.map(([file, { mutants }]) => rowOf(basename(file, '.machine.ts'), mutants))
    const total = rowOf(
      'all',
      entries.flatMap(([, { mutants }]) => mutants),
    )
    const missed = entries.flatMap(([file, result]) => missedIn(file, result))
    process.stdout.write(`\n${[...missed, '', ...[...rows, total].map(lineOf)].join('\n')}\n`)
    if (rows.some((row) => percent(row) < (thresholds.break ?? 0))) process.exitCode = 1
  },
})
reporter.inject = tokens(commonTokens.options)

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Reporter, 'by-machine', reporter)]
