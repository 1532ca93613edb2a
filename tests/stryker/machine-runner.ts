/** A Stryker test runner without test files: evaluates the mutated machine again in this process, and checks it. */
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
import type * as CheckFlow from './check-flow.ts'

/** Stryker's global, by which instrumented sources read the active mutant and record their coverage. */
type Instruments = {
  activeMutant?: string
  currentTestId?: string
  mutantCoverage?: MutantCoverage
  hitCount?: number
  hitLimit?: number
}

const instruments: Instruments = {}
Object.assign(globalThis, { __stryker__: instruments })

/** Imported from the working directory, Stryker's sandbox, not from beside this file. */
const checkFlowModule = async () => {
  const module: typeof CheckFlow = await import(pathToFileURL('tests/stryker/check-flow.ts').href)
  return module
}

/** Runs the one test of a flow, which has its id. */
const testOf = async (id: string): Promise<TestResult> => {
  const { failureOf } = await checkFlowModule()
  const start = performance.now()
  const failure = await failureOf(id)
  const test = { id, name: id, timeSpentMs: Math.round(performance.now() - start) }
  return failure === null
    ? { ...test, status: TestStatus.Success }
    : { ...test, status: TestStatus.Failed, failureMessage: failure }
}

const dryRun = async (): Promise<DryRunResult> => {
  const { flowIds } = await checkFlowModule()
  const tests: TestResult[] = []
  for (const id of flowIds) {
    instruments.currentTestId = id
    tests.push(await testOf(id))
  }
  delete instruments.currentTestId
  const perTest = instruments.mutantCoverage?.perTest ?? {}
  // No static coverage: module code runs again when a machine is evaluated again.
  return { status: DryRunStatus.Complete, tests, mutantCoverage: { static: {}, perTest } }
}

const mutantRun = async ({ activeMutant, testFilter = [], hitLimit }: MutantRunOptions): Promise<MutantRunResult> => {
  await checkFlowModule()
  Object.assign(instruments, { activeMutant: activeMutant.id, hitCount: 0, hitLimit })
  const tests: TestResult[] = []
  for (const id of testFilter) tests.push(await testOf(id))
  delete instruments.activeMutant
  return toMutantRunResult(
    determineHitLimitReached(instruments.hitCount, hitLimit) ?? { status: DryRunStatus.Complete, tests },
  )
}

const runner = (): TestRunner => ({ capabilities: () => ({ reloadEnvironment: true }), dryRun, mutantRun })

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'machines', runner)]
