import { expect, it } from 'vitest'
import { LANGUAGE_TAGS, LANGUAGES } from '#contracts/languages.ts'
import { longDateOf } from '#src/lib/long-date.ts'

const DAYS = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-0${(month % 9) + 1}`)

it.each(LANGUAGES)('%s: a long date equals that of Intl.DateTimeFormat', (language) => {
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { dateStyle: 'long', timeZone: 'UTC' })
  expect(DAYS.map((day) => longDateOf(day, language))).toEqual(DAYS.map((day) => format.format(new Date(day))))
})
