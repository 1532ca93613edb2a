/** Reading aloud: one speech at a time on the device, whatever item it belongs to. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ListenButton } from '#src/features/transcription/listen-button.tsx'
import { inLanguage } from './kit.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const buttons = (...texts: string[]) => texts.map((text) => <ListenButton key={text} text={text} />)

// Proves SCRIBE-39.
test('an item that is sealed ends its own speech, and not that of another item', () => {
  const cancel = vi.fn<() => void>()
  vi.stubGlobal('SpeechSynthesisUtterance', EventTarget)
  vi.stubGlobal('speechSynthesis', { cancel, speak: () => {} })
  const { rerender } = render(<>{buttons('one', 'two')}</>, { wrapper: inLanguage('pt') })
  const [first, second] = screen.getAllByRole('button', { name: 'Ouvir' })
  if (first === undefined || second === undefined) throw new Error('no buttons')
  fireEvent.click(first)
  fireEvent.click(second)
  cancel.mockClear()
  rerender(<>{buttons('two')}</>)
  const ofFirst = cancel.mock.calls.length
  rerender(<>{buttons()}</>)
  expect([ofFirst, cancel.mock.calls.length]).toEqual([0, 1])
})
