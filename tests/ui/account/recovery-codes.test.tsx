/** Recovery codes are shown once: continuing without having stored them asks for confirmation. */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RecoveryCodes } from '#src/features/second-factor/recovery-codes.tsx'
import { leaveUnlessBlocked, navigateUnlessBlocked } from '#src/page-context/navigation-guard.ts'
import { inLanguage } from './kit.tsx'

const navigate = vi.fn()
const follow = (to: string) => act(() => navigateUnlessBlocked(navigate, to))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

// Proves ACCOUNT-73.
test('leaving while the codes are shown asks first, with its own text, and not once they are hidden', () => {
  history.replaceState(null, '', '/pt/security-settings')
  const { unmount } = render(<RecoveryCodes codes={['AAAAA-BBBBB']} onKept={() => {}} />, { wrapper: inLanguage('pt') })
  follow('/pt/subscription')
  expect(navigate).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog', { name: 'Sair sem guardar os códigos?' }).textContent).not.toContain('escreveu')
  press('Ficar aqui')
  expect([screen.queryByRole('dialog'), screen.getByText('AAAAA-BBBBB').isConnected]).toEqual([null, true])
  follow('/pt/subscription')
  press('Sair sem guardar')
  expect(navigate).toHaveBeenCalledTimes(1)
  unmount()
  follow('/pt/services')
  expect(navigate).toHaveBeenCalledTimes(2)
})

// Proves ACCOUNT-73.
test('signing out asks first while the codes are shown, and not where nothing would be lost', () => {
  history.replaceState(null, '', '/pt/security-settings')
  const signOut = vi.fn()
  const { unmount } = render(<RecoveryCodes codes={['AAAAA-BBBBB']} onKept={() => {}} />, { wrapper: inLanguage('pt') })
  act(() => leaveUnlessBlocked(signOut))
  press('Ficar aqui')
  expect(signOut).not.toHaveBeenCalled()
  act(() => leaveUnlessBlocked(signOut))
  press('Sair sem guardar')
  expect(signOut).toHaveBeenCalledTimes(1)
  unmount()
  leaveUnlessBlocked(signOut)
  expect(signOut).toHaveBeenCalledTimes(2)
})
