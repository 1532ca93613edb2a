/** What was changed elsewhere is read again while it is in use here. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userFilterIn } from '#contracts/user-list-query.ts'
import { InboxRows } from '#src/features/admin-inbox/inbox-rows.tsx'
import { PlanChange } from '#src/features/subscription/plan-change.tsx'
import { UsersTable } from '#src/features/admin-users/users-table.tsx'
import { adminUserRowOf, messageOf } from '#tests/flows/kit/admin-rows.ts'
import { inLanguage } from './kit.tsx'

afterEach(cleanup)

const show = (first: ReactNode) => render(first, { wrapper: inLanguage('pt') })
const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const focused = () => document.activeElement?.textContent
const isAsked = () => screen.queryByRole('dialog') !== null
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

const inbox = (status: 'new' | 'answered', answer: string | null) => (
  <InboxRows messages={[messageOf({ id: 'message', status, answer })]} />
)

// Proves ADMIN-31.
test('an open message that somebody else answers stays open, with the focus and what was typed', () => {
  const { rerender } = show(inbox('new', null))
  press('Abrir mensagem')
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  field.focus()
  fireEvent.input(field, { target: { value: 'Oi, Nora!' } })
  rerender(inbox('answered', 'Resolvido por telefone.'))
  expect([document.activeElement === field, field.value]).toEqual([true, 'Oi, Nora!'])
  expect(screen.getByRole('button', { name: 'Respondida' }).getAttribute('aria-pressed')).toBe('true')
})

const people = (isActive: boolean, name: string) => (
  <UsersTable users={[{ ...adminUserRowOf({ id: 'user-rita', isActive }), name }]} filter={userFilterIn('')} />
)

// Proves ADMIN-31.
test('an account that somebody else deactivates is shown as inactive, and its row stays the same', () => {
  const { rerender } = show(people(true, 'Rita'))
  screen.getByRole('link', { name: 'Rita' }).focus()
  rerender(people(false, 'Rita'))
  expect([focused(), screen.getByText('Inativa').tagName]).toEqual(['Rita', 'SPAN'])
})

// Proves ADMIN-31.
test('a confirmation stays open while the account is unchanged, and is closed when it changes', () => {
  const { rerender } = show(people(true, 'Rita'))
  press('Desativar')
  rerender(people(true, 'Rita Moura'))
  const before = isAsked()
  rerender(people(false, 'Rita Moura'))
  expect([before, isAsked()]).toEqual([true, false])
})

const plan = (isEnding: boolean) => (
  <PlanChange
    subscription={{
      status: 'active',
      current_period_end: '2026-12-20T12:00:00Z',
      is_ending: isEnding,
      is_over: false,
      plan: { code: 'premium', name: 'Premium', monthly_transcriptions: null, price_cents: 2990, currency: 'BRL' },
    }}
  />
)

// Proves BILL-51.
test('a plan that was cancelled in another tab can be resumed here, and one resumed there be cancelled', () => {
  const { rerender } = show(plan(false))
  rerender(plan(true))
  const ending = buttons()
  rerender(plan(false))
  expect([ending, buttons()]).toEqual([['Retomar assinatura'], ['Cancelar assinatura']])
})
