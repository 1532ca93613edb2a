import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { supportHoursAt } from '#contracts/support-hours.ts'

const at = (time: string) => {
  const { isOpen, opens, closes } = supportHoursAt(Date.parse(time))
  return { isOpen, opens: new Date(opens).toISOString(), closes: new Date(closes).toISOString() }
}

const FRIDAY = { opens: '2026-11-20T12:00:00.000Z', closes: '2026-11-20T21:00:00.000Z' }
const MONDAY = { opens: '2026-11-23T12:00:00.000Z', closes: '2026-11-23T21:00:00.000Z' }

describe('support hours', () => {
  // Proves SITE-23.
  it.each([
    ['before nine on a day of work', '2026-11-20T11:59:59Z', { isOpen: false, ...FRIDAY }],
    ['at nine', '2026-11-20T12:00:00Z', { isOpen: true, ...FRIDAY }],
    ['a second before six in the evening', '2026-11-20T20:59:59Z', { isOpen: true, ...FRIDAY }],
    ['at six on a Friday', '2026-11-20T21:00:00Z', { isOpen: false, ...MONDAY }],
    ['on a Saturday', '2026-11-21T15:00:00Z', { isOpen: false, ...MONDAY }],
    ['late on a Sunday, when it is Monday in UTC', '2026-11-23T01:00:00Z', { isOpen: false, ...MONDAY }],
    [
      'in the last summer with another offset',
      '2018-12-03T11:30:00Z',
      { isOpen: true, opens: '2018-12-03T11:00:00.000Z', closes: '2018-12-03T20:00:00.000Z' },
    ],
  ])('are shown as open or closed: %s', (_, time, hours) => {
    expect(at(time)).toEqual(hours)
  })

  it('are always the next or current ones, at most three days ahead', () => {
    const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instant, (date) => {
        const now = date.getTime()
        const { isOpen, opens, closes } = supportHoursAt(now)
        expect(closes).toBeGreaterThan(now)
        expect(closes - opens).toBe(9 * 3_600_000)
        expect(isOpen).toBe(opens <= now)
        expect(opens - now).toBeLessThan(3 * 24 * 3_600_000)
      }),
    )
  })
})
