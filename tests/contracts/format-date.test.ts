import { afterEach, expect, it, vi } from 'vitest'
import { LANGUAGES } from '#contracts/languages.ts'
import { formatDate } from '#contracts/format-date.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const LONG: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'America/Sao_Paulo' }

it('the first of a month is written as in each language', () => {
  const written = LANGUAGES.map((language) => formatDate('2026-12-01T12:00:00Z', language, LONG))
  expect(written).toEqual(['1º de dezembro de 2026', 'December 1, 2026', '1 de diciembre de 2026', '1er décembre 2026'])
})

it('other days, and a 1 that is no day, are unchanged', () => {
  expect(formatDate('2026-01-02T12:00:00Z', 'fr', { month: 'numeric', timeZone: 'UTC' })).toBe('1')
  expect(formatDate('2026-01-02T12:00:00Z', 'pt', LONG)).toBe('2 de janeiro de 2026')
})

it('a page of dates makes one formatter for each form and language', () => {
  const constructed = vi.spyOn(Intl, 'DateTimeFormat')
  const form: Intl.DateTimeFormatOptions = { ...LONG }
  for (let day = 1; day <= 20; day += 1) {
    for (const language of LANGUAGES) formatDate(new Date(Date.UTC(2026, 11, day, 12)).toISOString(), language, form)
  }
  expect(constructed).toHaveBeenCalledTimes(LANGUAGES.length)
})

it('an hour has a leading zero where times of its language have one', () => {
  const form: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }
  const time: Intl.DateTimeFormatOptions = { timeStyle: 'short', timeZone: 'UTC' }
  for (const each of [form, time]) {
    const written = LANGUAGES.map((language) => formatDate('2026-12-01T07:05:00Z', language, each))
    expect(written).toEqual(['07:05', '7:05\u202fAM', '7:05', '07:05'])
  }
})

// Proves LANG-37.
it('a time is written in the time zone that the device has now', () => {
  const form: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' }
  const written = ['America/Sao_Paulo', 'Europe/Lisbon', 'America/Sao_Paulo'].map((zone) => {
    vi.stubEnv('TZ', zone)
    return formatDate('2026-12-01T08:00:00Z', 'pt', form)
  })
  expect(written).toEqual(['05:00', '08:00', '05:00'])
})
