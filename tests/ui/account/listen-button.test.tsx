/** Reading aloud: one speech at a time on the device, in utterances short enough for Chrome to finish. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ListenButton } from '#src/features/transcription/listen-button.tsx'
import { inLanguage } from './kit.tsx'

class Utterance extends EventTarget {
  lang = ''
  readonly text: string
  constructor(text: string) {
    super()
    this.text = text
  }
}

/** What the device was asked to say. */
const spoken: Utterance[] = []
const cancel = vi.fn<() => void>()
const speak = (utterance: Utterance) => spoken.push(utterance)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', { cancel, speak })
})
afterEach(() => {
  cleanup()
  spoken.length = 0
  cancel.mockClear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The device reports about an utterance. */
const report = (type: 'end' | 'error', utterance = spoken.at(-1)) =>
  act(() => {
    utterance?.dispatchEvent(new Event(type))
  })

/** Longer than any utterance takes. */
const waitLong = () =>
  act(() => {
    vi.advanceTimersByTime(60_000)
  })

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const labels = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const buttons = (...texts: string[]) => texts.map((text) => <ListenButton key={text} text={text} />)
const show = (...texts: string[]) => render(<>{buttons(...texts)}</>, { wrapper: inLanguage('pt') })

// Proves SCRIBE-39.
test('hiding an item ends its own speech, and not that of another item', () => {
  const { rerender } = show('one', 'two')
  const [first, second] = screen.getAllByRole('button', { name: 'Ouvir' })
  if (first === undefined || second === undefined) throw new Error('no buttons')
  fireEvent.click(first)
  fireEvent.click(second)
  expect(labels()).toEqual(['Ouvir', 'Parar de ouvir'])
  cancel.mockClear()
  rerender(<>{buttons('two')}</>)
  const ofFirst = cancel.mock.calls.length
  rerender(<>{buttons()}</>)
  expect([ofFirst, cancel.mock.calls.length]).toEqual([0, 1])
})

// Proves SCRIBE-41.
test('a text is spoken sentence by sentence to its end', () => {
  show('Oi, Ana! São 15.30 aqui…\nVocê vem? Até já')
  press('Ouvir')
  while (labels()[0] === 'Parar de ouvir') report('end')
  expect(spoken.map(({ text, lang }) => [text, lang])).toEqual(
    ['Oi, Ana!', 'São 15.30 aqui…', 'Você vem?', 'Até já'].map((text) => [text, 'pt-BR']),
  )
})

// Proves SCRIBE-41.
test('a long sentence is spoken in parts with all of its words', () => {
  const text = `${'uma palavra depois da outra '.repeat(40)}${'x'.repeat(400)} fim`
  show(text)
  press('Ouvir')
  while (labels()[0] === 'Parar de ouvir') report('end')
  const parts = spoken.map((utterance) => utterance.text)
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(160)
  expect(parts.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
  expect(parts.slice(0, -4).filter((part) => !/^[a-z]+( [a-z]+)*$/.test(part))).toEqual([])
})

// Proves SCRIBE-41.
test('resets the button if the voice stops without an event', () => {
  show('Uma frase. Outra frase.')
  press('Ouvir')
  report('end')
  waitLong()
  expect([labels(), spoken.length]).toEqual([['Ouvir'], 2])
  expect(cancel).toHaveBeenCalledTimes(2)
})

test('resets the button if the voice fails, and speaks nothing more', () => {
  show('Uma frase. Outra frase.')
  press('Ouvir')
  report('error')
  waitLong()
  expect([labels(), spoken.length]).toEqual([['Ouvir'], 1])
})

test('cancelling a speech does not end the next one', () => {
  show('Uma frase. Outra frase.')
  press('Ouvir')
  press('Parar de ouvir')
  press('Ouvir')
  for (const type of ['error', 'end'] as const) report(type, spoken[0])
  expect([labels(), spoken.length]).toEqual([['Parar de ouvir'], 2])
})
