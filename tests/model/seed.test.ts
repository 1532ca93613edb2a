import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { SEED } from '#tests/kit/seed.ts'

it('generated inputs begin with the seed of the project, so that a failure can be repeated', () => {
  expect(fc.readConfigureGlobal().seed).toBe(SEED)
})
