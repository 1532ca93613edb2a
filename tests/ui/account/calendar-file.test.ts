import { afterEach, expect, test, vi } from 'vitest'
import { calendarFile } from '#src/features/transcription/calendar-file.ts'

afterEach(() => void vi.unstubAllEnvs())

const WRITTEN = '2026-11-20T12:00:00.123Z'
const LUNCH = {
  text: 'Almoço; às 12h, na praça.\nLevar água.',
  meeting: 'Almoço',
  starts_at: '2026-11-26T15:00:00-03:00',
  place: 'Praça da Sé, 1',
  topics: ['água'],
}

test('an appointment has its start in UTC, with escaped texts', () => {
  expect(calendarFile('one', WRITTEN, LUNCH).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Prosa//Transcribe//PT',
    'BEGIN:VEVENT',
    'UID:one@prosa',
    'DTSTAMP:20261120T120000Z',
    'DTSTART:20261126T180000Z',
    'DURATION:PT1H',
    'SUMMARY:Almoço',
    String.raw`DESCRIPTION:Almoço\; às 12h\, na praça.\nLevar água.`,
    String.raw`LOCATION:Praça da Sé\, 1`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('an appointment without a name or a place has the summary as its name', () => {
  const lines = calendarFile('one', WRITTEN, { ...LUNCH, text: 'Almoço', meeting: null, place: null }).split('\r\n')
  expect(lines.filter((line) => /^(SUMMARY|LOCATION)/.test(line))).toEqual(['SUMMARY:Almoço'])
})

test('every kind of line break in a text is escaped', () => {
  const meeting = 'Reunião\rATTENDEE:mailto:x@evil.example\r\nA\nB\n\rC'
  const lines = calendarFile('one', WRITTEN, { ...LUNCH, meeting }).split(/\r\n|\r|\n/)
  expect(lines.find((line) => line.startsWith('SUMMARY'))).toBe(
    String.raw`SUMMARY:Reunião\nATTENDEE:mailto:x@evil.example\nA\nB\n\nC`,
  )
  expect(lines).toHaveLength(14)
})

test('characters that a calendar file must not have are left out; tabs and what is written without spaces stay', () => {
  const text = 'A\u2028B\u2029C\u0085D\vE\fF\0G\u0008H\u007F\tI 👩‍👩‍👧 שלום'
  const lines = calendarFile('one', WRITTEN, { ...LUNCH, text }).split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/)
  expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toBe(
    String.raw`DESCRIPTION:A\nB\nC\nD\nE\nFGH` + '\tI 👩‍👩‍👧 שלום',
  )
  expect(lines).toHaveLength(14)
})

test('no line is longer than 75 bytes, and no character is split', () => {
  const text = 'ção '.repeat(60).trim()
  const file = calendarFile('one', WRITTEN, { ...LUNCH, text })
  const lengths = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...lengths)).toBe(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text}\r\n`)
})

// In UTC, so that no file depends on the time zone of the device or on its clocks.
test.each([
  ['2026-12-31T23:30:00-03:00', 'DTSTART:20270101T023000Z'],
  ['2028-02-29T22:00:00-03:00', 'DTSTART:20280301T010000Z'],
  // The hour that is skipped in New York, and the one that there is twice in Lisbon.
  ['2027-03-14T07:30:00Z', 'DTSTART:20270314T073000Z'],
  ['2027-10-31T01:30:00+01:00', 'DTSTART:20271031T003000Z'],
  ['2027-10-31T01:30:00+00:00', 'DTSTART:20271031T013000Z'],
])('an appointment at %s has %s in every time zone', (startsAt, line) => {
  for (const zone of ['America/Sao_Paulo', 'America/New_York', 'Europe/Lisbon', 'Pacific/Kiritimati']) {
    vi.stubEnv('TZ', zone)
    expect(calendarFile('one', WRITTEN, { ...LUNCH, starts_at: startsAt }).split('\r\n')).toContain(line)
  }
})
