/** Runs no test files: for each mutant the one machine that has it is made anew, in the same process, and judged. */
import { pathToFileURL } from 'node:url'
import type { MutantCoverage } from '@stryker-mutator/api/core'
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import {
  determineHitLimitReached,
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner'
import type * as JudgeFlow from './judge-flow.ts'

/** What the instrumented sources look at, and where they leave what they passed. */
type Instruments = {
  activeMutant?: string
  currentTestId?: string
  mutantCoverage?: MutantCoverage
  hitCount?: number
  hitLimit?: number
}

const instruments: Instruments = {}
Object.assign(globalThis, { __stryker__: instruments })

/** The sources under test stand in the directory that the process was sent to, not beside this file. */
const judging = async () => {
  const judge: typeof JudgeFlow = await import(pathToFileURL('tests/stryker/judge-flow.ts').href)
  return judge
}

/** One test for each flow, named as it. */
const testOf = async (id: string): Promise<TestResult> => {
  const { complaintOf } = await judging()
  const begun = performance.now()
  const complaint = await complaintOf(id)
  const test = { id, name: id, timeSpentMs: Math.round(performance.now() - begun) }
  return complaint === null
    ? { ...test, status: TestStatus.Success }
    : { ...test, status: TestStatus.Failed, failureMessage: complaint }
}

const dryRun = async (): Promise<DryRunResult> => {
  const { flowIds } = await judging()
  const tests: TestResult[] = []
  for (const id of flowIds) {
    instruments.currentTestId = id
    tests.push(await testOf(id))
  }
  delete instruments.currentTestId
  const perTest = instruments.mutantCoverage?.perTest ?? {}
  // Whatever ran when all machines were loaded runs again when one is made anew.
  return { status: DryRunStatus.Complete, tests, mutantCoverage: { static: {}, perTest } }
}

const mutantRun = async ({ activeMutant, testFilter = [], hitLimit }: MutantRunOptions): Promise<MutantRunResult> => {
  await judging()
  Object.assign(instruments, { activeMutant: activeMutant.id, hitCount: 0, hitLimit })
  const tests: TestResult[] = []
  for (const id of testFilter) tests.push(await testOf(id))
  delete instruments.activeMutant
  return toMutantRunResult(
    determineHitLimitReached(instruments.hitCount, hitLimit) ?? { status: DryRunStatus.Complete, tests },
  )
}

const runner = (): TestRunner => ({ capabilities: () => ({ reloadEnvironment: true }), dryRun, mutantRun })

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'judge', runner)]
