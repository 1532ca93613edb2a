import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyButton } from '#src/account/copy-button.tsx'
import { PendingNote } from '#src/features/pending-payment/pending-note.tsx'
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

// Proves ACCOUNT-76.
test('a text that the browser does not copy is shown, selected', async () => {
  press(undefined)
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: 'O navegador não deixou copiar. Selecione o texto e copie.',
  })
  expect([field.value, field.readOnly, document.activeElement === field]).toEqual(['Quinta às três.', true, true])
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('Quinta às três.')
})

// Proves ACCOUNT-76.
test('the code of a pending Pix is on the page once it was not copied', async () => {
  vi.stubGlobal('navigator', { clipboard: undefined })
  const pending = {
    checkout_id: '6f1c3a52-5b0e-4c8e-9a51-0d1f6f0f1a11',
    plan_code: 'pro',
    method: 'pix' as const,
    amount_cents: 2900,
    currency: 'BRL',
    pix_code: '00020126PIX',
    expires_at: null,
  }
  render(<PendingNote pending={pending} />, { wrapper: inLanguage('pt') })
  fireEvent.click(screen.getByRole('button', { name: 'Copiar código Pix' }))
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('00020126PIX')
})
