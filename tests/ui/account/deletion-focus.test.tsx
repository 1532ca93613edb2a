import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DeleteAccountSection } from '#src/features/account-deletion/delete-account-section.tsx'
import { inLanguage } from './kit.tsx'

const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

// Proves FAIL-58.
test('cancelling the deletion of the account leaves the focus in its card, by the button and by Back', async () => {
  history.replaceState(null, '', '/pt/data-settings')
  const { container } = render(<DeleteAccountSection />, { wrapper: inLanguage('pt', 'dataSettings') })
  const isInCard = () =>
    document.activeElement?.querySelector('dl') !== null && container.contains(document.activeElement)
  press('Excluir minha conta')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Por que você vai embora?' }))
  press('Ficar com a conta')
  expect(isInCard()).toBe(true)
  await waitFor(() => expect(history.state).toBe(null))
  press('Excluir minha conta')
  history.back()
  await screen.findByRole('button', { name: 'Excluir minha conta' })
  expect(isInCard()).toBe(true)
})
