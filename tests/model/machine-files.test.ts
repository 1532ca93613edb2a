/** How machines are written, whatever they do. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { exploredFlows } from '#tests/kit/flow-graphs.ts'
import { importComplaints } from '#tests/kit/importable.ts'
import { machineSource } from '#tests/kit/machine-file.ts'
import { namesOf } from '../../scripts/kit/flow-new/names.ts'
import { owedBy } from '../../scripts/kit/flow-new/owed.ts'
import { registries } from '../../scripts/kit/flow-new/registries.ts'
import { ROOT } from '../../scripts/kit/paths.mjs'

const flows = exploredFlows()

/** Whether somebody shows a flow is for the views to say: here a file that is not there has nothing unwritten in it. */
const textOf = (path: string) => (existsSync(ROOT + path) ? readFileSync(ROOT + path, 'utf8') : '')

it.each(Object.entries(registries()))('%s lists what the folders hold (npm run flows writes it anew)', (path, text) => {
  expect(textOf(path)).toBe(text)
})

for (const { id, folder } of flows) {
  describe(id, () => {
    it('is written to the end (npm run flows:new says what is owed)', () => {
      expect(owedBy(namesOf(folder), textOf)).toEqual([])
    })

    it('can be imported by the visual tools', () => {
      expect(importComplaints(machineSource(folder))).toEqual([])
    })
  })
}
