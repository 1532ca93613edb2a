/** Which checks `npm test` runs for its options. */
import { describe, expect, it } from 'vitest'
import { checksOf, isSplit, readTestOptions } from '../../scripts/kit/test-options.mjs'

const afterBuild = (name: string) => (['budgets', 'suites', 'site', 'e2e', 'book'].includes(name) ? 'build' : undefined)

const checksFor = (...args: string[]) => {
  const options = readTestOptions(args)
  return options === 'help' ? [] : checksOf(options, afterBuild)
}

describe('the options of npm test', () => {
  it('name a tier', () => {
    expect(checksFor('--quick')).toEqual('format lint-untyped types translations build budgets fast'.split(' '))
    expect(checksFor()).toEqual('format lint types translations build budgets suites views e2e'.split(' '))
    expect(checksFor('--full')).toEqual([...checksFor(), 'stryker', 'book'])
  })

  it('choose checks, with their dependencies', () => {
    expect(checksFor('--only=e2e,types')).toEqual(['types', 'build', 'e2e'])
  })

  it.each(['', '--full'])('assign every check to one shard, or to all if it is split %s', (tier) => {
    const args = tier === '' ? [] : [tier]
    const checks = [1, 2, 3].flatMap((part) => checksFor(...args, `--shard=${part}/3`))
    const counts = Map.groupBy(checks, (name) => name)
    for (const name of checksFor(...args)) {
      if (name === 'build') continue
      expect([name, counts.get(name)?.length]).toEqual([name, isSplit(name) ? 3 : 1])
    }
  })

  it.each(['--shard=3/2', '--shard=0/2', '--shard=half', '--only=e2f', '--quik'])('refuse %s', (wrong) => {
    expect(() => readTestOptions([wrong])).toThrow(/shard|no check|quik/)
  })

  it('refuse two tiers at once', () => {
    expect(() => readTestOptions(['--quick', '--full'])).toThrow('exclude')
  })
})
