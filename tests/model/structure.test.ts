import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { exploredFlows } from '#tests/kit/flow-graphs.ts'
import { importComplaints } from '#tests/kit/importable.ts'
import { lint } from '#tests/kit/lint.ts'
import { pinsFileOf, pinsOf } from '#tests/kit/pins.ts'

const machineFile = (folder: string) => new URL(`../../machines/${folder}/${folder}.machine.ts`, import.meta.url)

for (const { id, model, folder, graph } of exploredFlows()) {
  describe(id, () => {
    it('is the machine of that name', () => {
      expect(model.machine.id).toBe(id)
    })

    it('is built by the rules', () => {
      expect(lint(graph)).toEqual([])
    })

    it('can be imported by the visual tools', () => {
      expect(importComplaints(readFileSync(machineFile(folder), 'utf8'))).toEqual([])
    })

    it('behaves as reviewed (npm run flows writes the table anew)', () => {
      expect(pinsOf(graph)).toBe(readFileSync(pinsFileOf(folder), 'utf8'))
    })
  })
}
