import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyButton } from '#src/account/copy-button.tsx'
import { inLanguage } from './kit.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const press = (clipboard: { writeText: (text: string) => Promise<void> } | undefined) => {
  vi.stubGlobal('navigator', { clipboard })
  render(<CopyButton text="Quinta às três.">Copiar</CopyButton>, { wrapper: inLanguage('pt') })
  fireEvent.click(screen.getByRole('button', { name: 'Copiar' }))
}

test('a successful copy is announced', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
  press({ writeText })
  expect(await screen.findByText('Copiado.')).toBe(screen.getByRole('status'))
  expect(writeText.mock.calls).toEqual([['Quinta às três.']])
})

test('a refusal of the browser is not announced as a success', async () => {
  press({ writeText: () => Promise.reject(new Error('denied')) })
  await screen.findByText('O navegador não deixou copiar. Selecione o texto e copie.')
})

test('a missing clipboard API is not announced as a success', async () => {
  press(undefined)
  await screen.findByText('O navegador não deixou copiar. Selecione o texto e copie.')
})
