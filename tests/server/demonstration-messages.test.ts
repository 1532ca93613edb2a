/** The sample messages name days ("na quinta"): their appointments must be those days, whenever the demonstration starts. */
import { expect, it } from 'vitest'
import { demonstrationMessages } from '#server/demonstration.ts'

const DAY = 86_400_000
const START = Date.UTC(2026, 10, 23, 2, 30)
const STARTS = Array.from({ length: 60 }, (_, index) => new Date(START + index * DAY + (index % 24) * 3_600_000))

const appointments = (now: Date) =>
  demonstrationMessages(now).flatMap(({ received_at, summary }) => {
    const startsAt = summary?.starts_at ?? null
    return startsAt === null ? [] : [{ received: Date.parse(received_at), startsAt }]
  })

it.each(STARTS.map((now) => now.toISOString()))('both appointments are after their message at %s', (now) => {
  const found = appointments(new Date(now))
  expect(found).toHaveLength(2)
  for (const { received, startsAt } of found) expect(Date.parse(startsAt)).toBeGreaterThan(received)
})

it.each(STARTS.map((now) => now.toISOString()))(
  'the meeting is on a Thursday more than a day ahead, the visit on a ninth, at %s',
  (now) => {
    const [meeting, visit] = appointments(new Date(now))
    expect(new Date(meeting?.startsAt ?? 0).getUTCDay()).toBe(4)
    expect(Date.parse(meeting?.startsAt ?? '') - (meeting?.received ?? 0)).toBeGreaterThan(DAY)
    expect(meeting?.startsAt).toMatch(/T15:00:00-03:00$/u)
    expect(visit?.startsAt).toMatch(/-09T08:30:00-03:00$/u)
  },
)
