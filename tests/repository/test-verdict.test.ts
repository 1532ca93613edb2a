/** When `npm test` fails, and what its last lines say. */
import { describe, expect, it } from 'vitest'
import { countsIn, type Outcome, verdictOf } from '../../scripts/kit/outcomes.ts'

const outcome = (changes: Partial<Outcome>): Outcome => ({
  name: 'e2e',
  passed: 3,
  failed: 0,
  skipped: 0,
  flaky: [],
  took: '1 s',
  ...changes,
})

describe('a run of the tests', () => {
  it('passes without failures, and with one flaky test, which it names', () => {
    expect(verdictOf([outcome({}), outcome({ name: 'api', passed: 4 })], []).code).toBe(0)
    const { code, lines } = verdictOf([outcome({ flaky: ['sign-in.spec.ts: in time'] })], ['', 'In 9 s on 2 cores.'])
    expect(code).toBe(0)
    expect(lines.slice(-4)).toEqual(['flaky: sign-in.spec.ts: in time', '', 'In 9 s on 2 cores.', '3 passed, 0 failed'])
  })

  it('fails with two flaky tests, of one check or of two, with the reason', () => {
    const why = '2 tests passed at their second try only: more than 1 fails a run.'
    for (const outcomes of [
      [outcome({ flaky: ['a.spec.ts: one', 'b.spec.ts: two'] })],
      [outcome({ flaky: ['a.spec.ts: one'] }), outcome({ name: 'views', flaky: ['b.spec.ts: two'] })],
    ]) {
      const { code, lines } = verdictOf(outcomes, [])
      expect([code, lines.includes('flaky: a.spec.ts: one'), lines.includes('flaky: b.spec.ts: two')]).toEqual([
        1,
        true,
        true,
      ])
      expect(lines.at(-2)).toBe(why)
    }
  })

  it('fails with one failed test', () => {
    const { code, lines } = verdictOf([outcome({}), outcome({ name: 'api', failed: 1 })], [])
    expect([code, lines.at(-1)]).toEqual([1, '6 passed, 1 failed'])
  })
})

const specOf = (title: string, ...statuses: string[]) => ({
  title,
  file: 'e2e/contact.spec.ts',
  tests: statuses.map((status) => ({ status })),
})

describe('a report of Playwright', () => {
  it('lists a test that passed on retry as flaky, however deep it is nested, and counts it neither as passed nor failed', () => {
    const report = {
      stats: { expected: 1, unexpected: 0, skipped: 0, flaky: 1 },
      suites: [{ specs: [specOf('sends', 'expected')], suites: [{ specs: [specOf('keeps a draft', 'flaky')] }] }],
    }
    expect(countsIn('playwright', report)).toEqual({
      passed: 1,
      failed: 0,
      skipped: 0,
      flaky: ['e2e/contact.spec.ts: keeps a draft'],
    })
  })
})
