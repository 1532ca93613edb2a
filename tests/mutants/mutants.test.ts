import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ExploredFlow, exploredFlows } from '#tests/kit/flow-graphs.ts'
import { tellFlow } from '#tests/kit/flow-row.ts'
import { isNoticed, judge, type Verdict } from '#tests/kit/judge.ts'
import { machineFrom, machineSource } from '#tests/kit/machine-file.ts'
import { type Mutant, mutantsOf } from '#tests/kit/mutate.ts'
import { pinsFileOf } from '#tests/kit/pins.ts'
import { equivalentMutants } from './equivalent-mutants.ts'

type Judged = Mutant & { verdict: Verdict }

const UNBUILT = { findings: [], rules: [], drifts: [] }

const judgeMutant = async ({ folder, model, properties }: ExploredFlow, source: string, reviewed: string) => {
  try {
    return judge({ ...model, machine: await machineFrom(folder, source) }, properties, reviewed)
  } catch (error) {
    return { ...UNBUILT, broken: String(error) }
  }
}

for (const flow of exploredFlows()) {
  describe(flow.id, () => {
    const mutants = mutantsOf(machineSource(flow.folder))
    const equivalent = new Set(equivalentMutants[flow.id]?.flatMap(({ mutants: same }) => same))
    const judged: Judged[] = []

    beforeAll(async () => {
      const reviewed = readFileSync(pinsFileOf(flow.folder), 'utf8')
      for (const mutant of mutants) {
        judged.push({ ...mutant, verdict: await judgeMutant(flow, mutant.source, reviewed) })
      }
    }, 300_000)

    it('can be told apart by name', () => {
      expect(new Set(mutants.map(({ what }) => what)).size).toBe(mutants.length)
    })

    it('are noticed by sentences and rules, but for those that are reviewed as equivalent', (context) => {
      const missed = judged.filter(({ verdict }) => !isNoticed(verdict)).map(({ what }) => what)
      const wanted = judged.length - equivalent.size
      const killed = judged.length - missed.length
      const score = `${killed}/${wanted} (${Math.floor((100 * killed) / wanted)} %)`
      tellFlow(context, flow.id, { 'mutants killed': score, equivalent: equivalent.size })
      expect(missed.toSorted()).toEqual([...equivalent].toSorted())
    })
  })
}
