import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { exploredFlows } from '#tests/kit/flow-graphs.ts'
import { checkMachine, resultText } from '#tests/kit/check-machine.ts'
import { lint } from '#tests/kit/lint.ts'
import { pinsFileOf, pinsOf } from '#tests/kit/pins.ts'

for (const { id, model, properties, folder, graph } of exploredFlows()) {
  describe(id, () => {
    const reviewed = readFileSync(pinsFileOf(folder), 'utf8')

    it('is the machine of that name', () => {
      expect(model.machine.id).toBe(id)
    })

    it('is built by the rules', () => {
      expect(lint(graph)).toEqual([])
    })

    it('behaves as reviewed in each state on each event', () => {
      expect.soft(resultText(id, checkMachine(model, properties, reviewed))).toBe('')
    })

    it('has an up-to-date table (npm run flows rewrites it)', () => {
      expect(pinsOf(graph)).toBe(reviewed)
    })
  })
}
