/** Rules for machine files: registries are up to date, files complete, and static tools can parse them. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { exploredFlows } from '#tests/kit/flow-graphs.ts'
import { importViolations } from '#tests/kit/importable.ts'
import { machineSource } from '#tests/kit/machine-file.ts'
import { namesOf } from '../../scripts/kit/flow-new/names.ts'
import { missingIn } from '../../scripts/kit/flow-new/missing.ts'
import { registries } from '../../scripts/kit/flow-new/registries.ts'
import { ROOT } from '../../scripts/kit/paths.mjs'

const flows = exploredFlows()

/** Empty for a missing file: other tests check which files a flow needs. */
const textOf = (path: string) => (existsSync(ROOT + path) ? readFileSync(ROOT + path, 'utf8') : '')

it.each(Object.entries(registries()))('%s is up to date with the folders (npm run flows rewrites it)', (path, text) => {
  expect(textOf(path)).toBe(text)
})

for (const { id, folder } of flows) {
  describe(id, () => {
    it('has no gaps left (npm run flows:new lists them)', () => {
      expect(missingIn(namesOf(folder), textOf)).toEqual([])
    })

    it('can be parsed by static tools', () => {
      expect(importViolations(machineSource(folder))).toEqual([])
    })
  })
}
