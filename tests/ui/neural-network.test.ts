import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { hasLearned, newNetwork, outputsOf, trainOnce } from '#src/features/neural-demo/neural-network.ts'

const seededRandom = (seed: number) => {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

// Proves DEMO-13.
it('the network learns every example from any initial weights', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
      let network = newNetwork(seededRandom(seed))
      expect(hasLearned(network)).toBe(false)
      for (let epoch = 0; epoch < 2_000 && !hasLearned(network); epoch++) network = trainOnce(network)
      expect(outputsOf(network).map((output) => output > 0.5)).toEqual([true, false, true, false, true, false, false])
      expect(hasLearned(network)).toBe(true)
    }),
    { numRuns: 50 },
  )
})
