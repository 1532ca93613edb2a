import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LANGUAGES } from '#contracts/languages.ts'
import { DateText, writtenDate } from '#src/account/date-text.tsx'
import { MoneyText } from '#src/account/money-text.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { inLanguage } from './kit.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

// Proves LANG-25.
test('an amount is formatted in each language', () => {
  const written = LANGUAGES.map((language) => {
    const { container, unmount } = render(<MoneyText cents={123_450} currency="BRL" />, {
      wrapper: inLanguage(language),
    })
    const text = container.textContent?.replaceAll(/\s/g, ' ')
    unmount()
    return text
  })
  expect(written).toEqual(['R$ 1.234,50', 'R$1,234.50', '1234,50 R$', '1 234,50 R$'])
})

// Proves LANG-25.
const nearForms = (at: string) =>
  (['moment', 'nearPlanDay', 'nearWeekday'] as const).map((as) => writtenDate(`${at}T12:30:00`, as, 'pt'))

test('a near date of this year has no year, a date of another year has one', () => {
  vi.stubEnv('TZ', 'America/Sao_Paulo')
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00') })
  try {
    expect([nearForms('2026-12-01'), nearForms('2027-01-01')]).toEqual([
      ['1º de dez., 12:30', '1º de dezembro', 'terça-feira, 1º de dezembro'],
      ['1º de jan. de 2027, 12:30', '1º de janeiro de 2027', '1º de janeiro de 2027'],
    ])
  } finally {
    vi.useRealTimers()
  }
})

test('a date is formatted in each language, with an ISO 8601 `datetime`', () => {
  vi.stubEnv('TZ', 'UTC')
  const written = LANGUAGES.map((language) => {
    const { container, unmount } = render(<DateText at="2026-03-10T12:00:00Z" as="day" />, {
      wrapper: inLanguage(language),
    })
    const html = container.innerHTML
    unmount()
    return html
  })
  expect(written).toEqual([
    '<time datetime="2026-03-10T12:00:00Z">10 de março de 2026</time>',
    '<time datetime="2026-03-10T12:00:00Z">March 10, 2026</time>',
    '<time datetime="2026-03-10T12:00:00Z">10 de marzo de 2026</time>',
    '<time datetime="2026-03-10T12:00:00Z">10 mars 2026</time>',
  ])
})

// Proves LANG-25.
test('the first of a month is an ordinal in the languages that write it so', () => {
  vi.stubEnv('TZ', 'UTC')
  const written = LANGUAGES.map((language) => writtenDate('2026-12-01T12:00:00Z', 'day', language))
  expect(written).toEqual(['1º de dezembro de 2026', 'December 1, 2026', '1 de diciembre de 2026', '1er décembre 2026'])
})

const bar = (value: number | null) => <ProgressBar label="Neste mês" text="3 de 5" value={value} max={5} />

test('a progress bar has its value as text, and none if it is indeterminate', () => {
  const { rerender } = render(bar(3))
  const element = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Neste mês' })
  expect([element.getAttribute('value'), element.max]).toEqual(['3', 5])
  expect(document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent).toBe('3 de 5')
  rerender(bar(null))
  expect(element.hasAttribute('value')).toBe(false)
})
