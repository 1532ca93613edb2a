import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ShareButton } from '#src/account/share-button.tsx'
import { inLanguage } from './kit.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const press = async (reason: Error) => {
  const shared = Promise.reject(reason)
  vi.stubGlobal('navigator', { share: () => shared })
  render(<ShareButton text="Quinta às três." />, { wrapper: inLanguage('pt') })
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Compartilhar' }))
  await shared.catch(() => undefined)
  return status
}

// Proves SCRIBE-43.
test('failed sharing is announced, with an alternative', async () => {
  const status = await press(new DOMException('denied', 'NotAllowedError'))
  expect(await screen.findByText('Não deu para compartilhar. Copie o texto.')).toBe(status)
})

test('cancelled sharing is not announced', async () => {
  expect((await press(new DOMException('cancelled', 'AbortError'))).textContent).toBe('')
})
