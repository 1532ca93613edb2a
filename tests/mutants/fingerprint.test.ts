import { expect, it } from 'vitest'
import { fingerprintOf, sourcesOf } from './fingerprint.ts'

it('a mutation result depends on the machine, what it imports, its properties, its table, the kit and the libraries', () => {
  const sources = sourcesOf('login')
  expect(sources).toEqual(
    expect.arrayContaining([
      'machines/login/login.machine.ts',
      'machines/login/login.props.ts',
      'machines/login/login.flow.txt',
      'machines/kit/properties.ts',
      'tests/kit/check.ts',
      'tests/kit/mutate.ts',
      'tests/mutants/run-mutants.ts',
      expect.stringMatching(/^xstate@\d/),
      expect.stringMatching(/^vite@\d/),
    ]),
  )
  expect(sources.filter((source) => source.startsWith('contracts/'))).not.toEqual([])
})

it('a mutation result does not depend on other flows, nor on their equivalent mutants', () => {
  const sources = sourcesOf('login')
  const flows = sources.filter((source) => /^machines\/(?!login\/|kit\/)[^/]+\//.test(source))
  expect(flows).toEqual([])
  expect(sources).not.toContain('tests/mutants/equivalent-mutants.ts')
  expect(fingerprintOf('login', 'login')).not.toBe(fingerprintOf('checkout', 'login'))
})
