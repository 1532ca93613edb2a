/**
 * Mutants of machines: properties and rules kill them, without the reviewed table, and report the place. A flow is judged if
 * anything that its judgement depends on has changed since the last one, which is then kept in `judged`; in the full tier
 * always.
 */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flows as catalogue, type Flow } from '#machines/index.ts'
import { folderOf } from '#tests/kit/flow-graphs.ts'
import { reportFlow } from '#tests/kit/flow-row.ts'
import { isNoticed, judge, NOTHING, type Verdict, verdictText } from '#tests/kit/judge.ts'
import { machineFrom, machineSource } from '#tests/kit/machine-file.ts'
import { type Mutant, mutantsOf } from '#tests/kit/mutate.ts'
import { pinsFileOf } from '#tests/kit/pins.ts'
import { isFull, usualOrFull } from '#tests/kit/tier.ts'
import { equivalentMutants } from './equivalent-mutants.ts'
import { fingerprintOf } from './fingerprint.ts'
import { type Judgement, judgementOf, keepJudgement } from './judgement.ts'

type Judged = Mutant & { verdict: Verdict }

/** To how many other states a transition is led: all of them in the full tier. */
const OTHER_TARGETS = usualOrFull(3, Infinity)

/** Percent of valid, non-equivalent mutants: one that does not compile or cannot be explored is not a kill. */
const ENOUGH = 95

type JudgedFlow = Flow & { id: string; folder: string }

const judgeMutant = async ({ folder, model, properties }: JudgedFlow, source: string, table: string) => {
  try {
    return judge({ ...model, machine: await machineFrom(folder, source) }, properties, table)
  } catch (error) {
    return { ...NOTHING, broken: String(error) }
  }
}

const cellsOf = ({ killed, wanted, equivalent, invalid }: Judgement) => ({
  'mutants killed': `${killed}/${wanted} (${Math.floor((100 * killed) / wanted)} %)`,
  equivalent,
  invalid,
})

const scoreOf = ({ killed, wanted }: Judgement) => (100 * killed) / wanted

/** As judged before. */
const reportJudgement = ({ id }: JudgedFlow, judgement: Judgement) => {
  it(`${id} was judged as it is: ${ENOUGH} of 100 at least are killed`, (context) => {
    reportFlow(context, id, cellsOf(judgement))
    expect(scoreOf(judgement)).toBeGreaterThanOrEqual(ENOUGH)
  })
}

const judgeFlow = (flow: JudgedFlow, fingerprint: string) => {
  describe(flow.id, () => {
    const all = mutantsOf(machineSource(flow.folder))
    const mutants = all.filter(({ turn }) => turn < OTHER_TARGETS)
    const reviewed = equivalentMutants[flow.id]?.flatMap(({ mutants: same }) => same) ?? []
    const names = new Set(mutants.map(({ what }) => what))
    const equivalent = new Set(reviewed.filter((what) => names.has(what)))
    const judged: Judged[] = []
    let judgement: Judgement | undefined

    beforeAll(async () => {
      const table = readFileSync(pinsFileOf(flow.folder), 'utf8')
      for (const mutant of mutants) {
        judged.push({ ...mutant, verdict: await judgeMutant(flow, mutant.source, table) })
      }
    }, 1_800_000)

    it('have unique names', () => {
      expect(new Set(all.map(({ what }) => what)).size).toBe(all.length)
    })

    it('that are reviewed as equivalent exist', () => {
      expect(all.map(({ what }) => what)).toEqual(expect.arrayContaining(reviewed))
    })

    it(`are killed by properties and rules, ${ENOUGH} of 100 at least`, (context) => {
      const valid = judged.filter(({ verdict }) => verdict.broken === null)
      const wanted = valid.filter(({ what }) => !equivalent.has(what))
      const missed = wanted.filter(({ verdict }) => !isNoticed(verdict)).map(({ what }) => what)
      judgement = {
        killed: wanted.length - missed.length,
        wanted: wanted.length,
        equivalent: equivalent.size,
        invalid: judged.length - valid.length,
      }
      reportFlow(context, flow.id, cellsOf(judgement))
      expect(scoreOf(judgement), `not noticed:\n${missed.join('\n')}`).toBeGreaterThanOrEqual(ENOUGH)
    })

    it('that are reviewed as equivalent behave as the original', () => {
      const same = judged.filter(
        ({ verdict }) => verdict.broken === null && !isNoticed(verdict) && verdict.drifts.length === 0,
      )
      const unnoticed = new Set(same.map(({ what }) => what))
      expect([...equivalent].filter((what) => !unnoticed.has(what))).toEqual([])
    })

    it('of transitions are reported with flow, state, event and the violated property or rule', () => {
      const reported = new RegExp(
        `^${flow.id}: (in ".+" on ".+"\n  reviewed  .+\n  now       .+[^]*|every step is as reviewed)\n  against   (".+" \\(.+\\)|the rule that .+)`,
      )
      const walked = judged.filter(
        ({ what, transition, verdict }) => transition !== null && verdict.broken === null && !equivalent.has(what),
      )
      const silent = walked.filter(({ verdict }) => !reported.test(verdictText(flow.id, verdict)))
      expect(silent.map(({ what, verdict }) => `${what}\n${verdictText(flow.id, verdict)}`)).toEqual([])
    })

    it('of transitions that cannot be explored are reported with flow, state and event', () => {
      const stuck = judged.flatMap(({ transition, verdict: { broken } }) =>
        transition !== null && broken !== null ? [broken] : [],
      )
      expect(stuck.filter((text) => !new RegExp(`${flow.id}: in ".+" on ".+":`).test(text))).toEqual([])
    })

    // Kept if every test of the flow has run and passed.
    // oxlint-disable-next-line no-empty-pattern -- Vitest takes nothing else in this place
    afterAll(({}, { tasks }) => {
      if (judgement === undefined || isFull) return
      if (tasks.every(({ result }) => result?.state === 'pass')) keepJudgement(flow.folder, fingerprint, judgement)
    })
  })
}

const judgeOrReport = (flow: JudgedFlow) => {
  const fingerprint = fingerprintOf(flow.id, flow.folder)
  const known = isFull ? undefined : judgementOf(flow.folder, fingerprint)
  if (known === undefined) judgeFlow(flow, fingerprint)
  else reportJudgement(flow, known)
}

/** A longer machine has more mutants, and each takes longer. */
const costOf = ({ folder }: JudgedFlow) => machineSource(folder).length ** 2

/** The most expensive first, each to the part with the least to do. */
const partsOf = (flows: readonly JudgedFlow[], count: number) => {
  const parts = Array.from({ length: count }, () => ({ cost: 0, flows: [] as JudgedFlow[] }))
  for (const flow of flows.toSorted((one, other) => costOf(other) - costOf(one))) {
    const part = parts.reduce((least, other) => (other.cost < least.cost ? other : least))
    part.flows.push(flow)
    part.cost += costOf(flow)
  }
  return parts
}

/** The flows are distributed over as many files as there are parts, which run in parallel. `part` counts from 1. */
export const judgePart = (part: number, parts: number) => {
  const all = Object.entries(catalogue).map(([id, flow]) => ({ ...flow, id, folder: folderOf(id) }))
  for (const flow of partsOf(all, parts)[part - 1]?.flows ?? []) judgeOrReport(flow)
}
