/** A plan whose paid period is over, and which still counts: unpaid, or being renewed. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Subscription } from '#contracts/api/billing.ts'
import { LapsedNote } from '#src/account/lapsed-note.tsx'
import { PlanFacts } from '#src/account/plan-facts.tsx'
import { PlanActions } from '#src/features/subscription/plan-actions.tsx'
import { inLanguage } from './kit.tsx'

afterEach(cleanup)

const subscriptionWith = (status: string, isOver: boolean): Subscription => ({
  status,
  current_period_end: '2026-12-20T12:00:00Z',
  is_ending: false,
  is_over: isOver,
  plan: { code: 'premium', name: 'Premium', monthly_transcriptions: null, price_cents: 2990, currency: 'BRL' },
})

const ENDS_NOW = 'Seu Premium termina agora; nada mais será cobrado.'

/** Whether the question about the cancellation says that the plan ends at once; null where nothing can be cancelled. */
const endsNow = (subscription: Subscription) => {
  render(<PlanActions subscription={subscription} checkout={null} />, { wrapper: inLanguage('pt') })
  const cancel = screen.queryByRole('button', { name: 'Cancelar assinatura' })
  if (cancel === null) return null
  fireEvent.click(cancel)
  return screen.queryByText(ENDS_NOW) !== null
}

// Proves BILL-18, BILL-50, BILL-55.
it.each([
  ['active', false, false],
  ['active', true, true],
  ['past_due', true, true],
  ['ended', false, null],
  ['unpaid', false, null],
] as const)('cancelling a plan that is %s, its period over: %s, ends it at once: %s', (status, isOver, expected) => {
  expect(endsNow(subscriptionWith(status, isOver))).toBe(expected)
})

// Proves BILL-55.
it('a plan that is being renewed is shown as active and as being renewed, without a payment', () => {
  const subscription = subscriptionWith('active', true)
  const { container } = render(
    <>
      <PlanFacts subscription={subscription} />
      <LapsedNote subscription={subscription} onPay={() => {}} />
    </>,
    { wrapper: inLanguage('pt') },
  )
  expect(container.textContent).toMatch(/Ativo.+Pago até .+; a renovação está em andamento\.$/)
  expect(screen.queryAllByRole('button')).toEqual([])
})

// Proves FIELD-24.
it('the reason to cancel is not truncated: one that is too long is an issue', () => {
  endsNow(subscriptionWith('active', false))
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  const long = 'a'.repeat(501)
  fireEvent.input(field, { target: { value: long } })
  fireEvent.click(screen.getByRole('button', { name: 'Confirmar o cancelamento' }))
  expect(screen.getAllByText('O motivo pode ter até 500 caracteres')).not.toEqual([])
  expect([field.maxLength, field.value]).toEqual([-1, long])
})
