import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { exploredFlows } from '#tests/kit/flow-graphs.ts'
import { importComplaints } from '#tests/kit/importable.ts'
import { judge, verdictText } from '#tests/kit/judge.ts'
import { lint } from '#tests/kit/lint.ts'
import { machineSource } from '#tests/kit/machine-file.ts'
import { pinsFileOf, pinsOf } from '#tests/kit/pins.ts'
import { namesOf } from '../../scripts/kit/flow-new/names.ts'
import { owedBy } from '../../scripts/kit/flow-new/owed.ts'
import { ROOT } from '../../scripts/kit/paths.mjs'

const flows = exploredFlows()

/** Whether somebody shows a flow is for the views to say: here a file that is not there has nothing unwritten in it. */
const textOf = (path: string) => (existsSync(ROOT + path) ? readFileSync(ROOT + path, 'utf8') : '')

it('every machine is in the catalogue', () => {
  const folders = readdirSync(`${ROOT}machines`, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const names = folders.map(({ name }) => name).filter((name) => name !== 'kit')
  expect(names.toSorted()).toEqual(flows.map(({ folder }) => folder).toSorted())
})

for (const { id, model, properties, folder, graph } of flows) {
  describe(id, () => {
    const reviewed = readFileSync(pinsFileOf(folder), 'utf8')

    it('is the machine of that name', () => {
      expect(model.machine.id).toBe(id)
    })

    it('is written to the end (npm run flows:new says what is owed)', () => {
      expect(owedBy(namesOf(folder), textOf)).toEqual([])
    })

    it('is built by the rules', () => {
      expect(lint(graph)).toEqual([])
    })

    it('can be imported by the visual tools', () => {
      expect(importComplaints(machineSource(folder))).toEqual([])
    })

    it('does in each state on each event as reviewed', () => {
      expect.soft(verdictText(id, judge(model, properties, reviewed))).toBe('')
    })

    it('has its table of today beside it (npm run flows writes it anew)', () => {
      expect(pinsOf(graph)).toBe(reviewed)
    })
  })
}
