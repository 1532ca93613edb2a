/**
 * Mutants of machines: properties and rules kill them, without the reviewed table, and report the place. The mutants of a flow
 * run if anything that their result depends on has changed since the last run, whose result is kept in `results`; in the full
 * tier always.
 */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flows as catalogue, type Flow } from '#machines/index.ts'
import { folderOf } from '#tests/kit/flow-graphs.ts'
import { reportFlow } from '#tests/kit/flow-row.ts'
import { isKilled, checkMachine, NO_FINDINGS, type CheckResult, resultText } from '#tests/kit/check-machine.ts'
import { machineFrom, machineSource } from '#tests/kit/machine-file.ts'
import { type Mutant, mutantsOf } from '#tests/kit/mutate.ts'
import { pinsFileOf } from '#tests/kit/pins.ts'
import { isFull, usualOrFull } from '#tests/kit/tier.ts'
import { equivalentMutants } from './equivalent-mutants.ts'
import { fingerprintOf } from './fingerprint.ts'
import { type MutationResult, readResult, writeResult } from './results.ts'

type TestedMutant = Mutant & { result: CheckResult }

/** To how many other states a transition is led: all of them in the full tier. */
const OTHER_TARGETS = usualOrFull(3, Infinity)

/** Percent of valid, non-equivalent mutants: one that does not compile or cannot be explored is not a kill. */
const ENOUGH = 95

type TestedFlow = Flow & { id: string; folder: string }

const testMutant = async ({ folder, model, properties }: TestedFlow, source: string, table: string) => {
  try {
    return checkMachine({ ...model, machine: await machineFrom(folder, source) }, properties, table)
  } catch (error) {
    return { ...NO_FINDINGS, broken: String(error) }
  }
}

const cellsOf = ({ killed, total, equivalent, invalid }: MutationResult) => ({
  'mutants killed': `${killed}/${total} (${Math.floor((100 * killed) / total)} %)`,
  equivalent,
  invalid,
})

const scoreOf = ({ killed, total }: MutationResult) => (100 * killed) / total

/** The result of an earlier run. */
const reportSaved = ({ id }: TestedFlow, saved: MutationResult) => {
  it(`${id} is unchanged since its mutants last ran: ${ENOUGH} of 100 at least are killed`, (context) => {
    reportFlow(context, id, cellsOf(saved))
    expect(scoreOf(saved)).toBeGreaterThanOrEqual(ENOUGH)
  })
}

const testFlow = (flow: TestedFlow, fingerprint: string) => {
  describe(flow.id, () => {
    const all = mutantsOf(machineSource(flow.folder))
    const mutants = all.filter(({ turn }) => turn < OTHER_TARGETS)
    const reviewed = equivalentMutants[flow.id]?.flatMap(({ mutants: same }) => same) ?? []
    const names = new Set(mutants.map(({ what }) => what))
    const equivalent = new Set(reviewed.filter((what) => names.has(what)))
    const tested: TestedMutant[] = []
    let mutationResult: MutationResult | undefined

    beforeAll(async () => {
      const table = readFileSync(pinsFileOf(flow.folder), 'utf8')
      for (const mutant of mutants) {
        tested.push({ ...mutant, result: await testMutant(flow, mutant.source, table) })
      }
    }, 1_800_000)

    it('have unique names', () => {
      expect(new Set(all.map(({ what }) => what)).size).toBe(all.length)
    })

    it('that are reviewed as equivalent exist', () => {
      expect(all.map(({ what }) => what)).toEqual(expect.arrayContaining(reviewed))
    })

    it(`are killed by properties and rules, ${ENOUGH} of 100 at least`, (context) => {
      const valid = tested.filter(({ result }) => result.broken === null)
      const relevant = valid.filter(({ what }) => !equivalent.has(what))
      const survived = relevant.filter(({ result }) => !isKilled(result)).map(({ what }) => what)
      mutationResult = {
        killed: relevant.length - survived.length,
        total: relevant.length,
        equivalent: equivalent.size,
        invalid: tested.length - valid.length,
      }
      reportFlow(context, flow.id, cellsOf(mutationResult))
      expect(scoreOf(mutationResult), `survived:\n${survived.join('\n')}`).toBeGreaterThanOrEqual(ENOUGH)
    })

    it('that are reviewed as equivalent behave as the original', () => {
      const same = tested.filter(
        ({ result }) => result.broken === null && !isKilled(result) && result.drifts.length === 0,
      )
      const unnoticed = new Set(same.map(({ what }) => what))
      expect([...equivalent].filter((what) => !unnoticed.has(what))).toEqual([])
    })

    it('of transitions are reported with flow, state, event and the violated property or rule', () => {
      const reported = new RegExp(
        `^${flow.id}: (in ".+" on ".+"\n  reviewed  .+\n  now       .+[^]*|every step is as reviewed)\n  against   (".+" \\(.+\\)|the rule that .+)`,
      )
      const explored = tested.filter(
        ({ what, transition, result }) => transition !== null && result.broken === null && !equivalent.has(what),
      )
      const silent = explored.filter(({ result }) => !reported.test(resultText(flow.id, result)))
      expect(silent.map(({ what, result }) => `${what}\n${resultText(flow.id, result)}`)).toEqual([])
    })

    it('of transitions that cannot be explored are reported with flow, state and event', () => {
      const unexplored = tested.flatMap(({ transition, result: { broken } }) =>
        transition !== null && broken !== null ? [broken] : [],
      )
      expect(unexplored.filter((text) => !new RegExp(`${flow.id}: in ".+" on ".+":`).test(text))).toEqual([])
    })

    // Kept if every test of the flow has run and passed.
    // oxlint-disable-next-line no-empty-pattern -- Vitest takes nothing else in this place
    afterAll(({}, { tasks }) => {
      if (mutationResult === undefined || isFull) return
      if (tasks.every(({ result }) => result?.state === 'pass')) writeResult(flow.folder, fingerprint, mutationResult)
    })
  })
}

const testOrReport = (flow: TestedFlow) => {
  const fingerprint = fingerprintOf(flow.id, flow.folder)
  const saved = isFull ? undefined : readResult(flow.folder, fingerprint)
  if (saved === undefined) testFlow(flow, fingerprint)
  else reportSaved(flow, saved)
}

/** A longer machine has more mutants, and each takes longer. */
const costOf = ({ folder }: TestedFlow) => machineSource(folder).length ** 2

/** The most expensive first, each to the part with the least to do. */
const membersOf = (flows: readonly TestedFlow[], count: number) => {
  const parts = Array.from({ length: count }, () => ({ cost: 0, flows: [] as TestedFlow[] }))
  for (const flow of flows.toSorted((one, other) => costOf(other) - costOf(one))) {
    const part = parts.reduce((least, other) => (other.cost < least.cost ? other : least))
    part.flows.push(flow)
    part.cost += costOf(flow)
  }
  return parts
}

/** The flows are distributed over as many files as there are parts, which run in parallel. `part` counts from 1. */
export const runMutants = (part: number, parts: number) => {
  const all = Object.entries(catalogue).map(([id, flow]) => ({ ...flow, id, folder: folderOf(id) }))
  for (const flow of membersOf(all, parts)[part - 1]?.flows ?? []) testOrReport(flow)
}
