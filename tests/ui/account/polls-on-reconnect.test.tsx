/** Views that wait for something, once the network that failed them is back. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LINK_CODE_TTL } from '#contracts/limits.ts'
import { call } from '#src/clients/call.ts'
import { EmailChange } from '#src/features/email-change/email-change.tsx'
import { CheckoutStatus } from '#src/features/subscription/checkout-status.tsx'
import { useCheckout } from '#src/features/subscription/use-checkout.ts'
import { NumberLink } from '#src/features/transcribe-settings/number-link.tsx'
import { inLanguage } from './kit.tsx'

vi.mock('#src/clients/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

const LATER = new Date(Date.now() + LINK_CODE_TTL).toISOString()
const CODE = { code: 'ABCD2345', expires_at: LATER }
const STATUS = {
  email: 'ana@prosa.test',
  undeliverable_since: null,
  change: {
    new_email: 'ana@elsewhere.test',
    status: 'pending' as const,
    is_current_confirmed: false,
    is_new_confirmed: false,
    expires_at: LATER,
  },
}

const Checkout = () => <CheckoutStatus checkout={useCheckout('one')} pending={null} />

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))
const reconnect = async () => {
  act(() => void dispatchEvent(new Event('online')))
  await settle()
}
const callCount = (name: string) => vi.mocked(call).mock.calls.filter(([each]) => each === name).length

/** `code`: of the failure of each read; other calls are answered. */
const answerWith = (code: string | null) =>
  vi.mocked(call).mockImplementation((name) => {
    if (name === 'createLinkCode') return Promise.resolve(CODE as never)
    return code === null ? new Promise(() => {}) : Promise.reject({ code })
  })

beforeEach(() => {
  vi.mocked(call).mockReset()
})
afterEach(cleanup)

type Waiting = { what: string; part: ReactNode; read: string }
const WAITING: Waiting[] = [
  { what: 'change of the address', part: <EmailChange status={STATUS} />, read: 'readEmailChange' },
  { what: 'code for a number', part: <NumberLink phone={null} />, read: 'readMessagingLink' },
  { what: 'payment', part: <Checkout />, read: 'readBillingStatus' },
]

const open = async (part: ReactNode) => {
  render(part, { wrapper: inLanguage('pt') })
  const button = screen.queryByRole('button', { name: 'Conectar um número' })
  if (button !== null) fireEvent.click(button)
  await settle()
}
const isStopped = () => screen.queryByRole('button', { name: 'Verificar agora' }) !== null

// Proves FAIL-34.
test.each(WAITING)('a $what that lost the network is checked again once when it is back', async ({ part, read }) => {
  answerWith('network.unreachable')
  await open(part)
  const offline = [isStopped(), callCount(read)]
  answerWith(null)
  await reconnect()
  await reconnect()
  expect([offline, [isStopped(), callCount(read)]]).toEqual([
    [true, 1],
    [false, 2],
  ])
})

// Proves FAIL-34.
test.each(WAITING)('a $what that failed for another reason waits for its button', async ({ part, read }) => {
  answerWith('service.paused')
  await open(part)
  await reconnect()
  expect([isStopped(), callCount(read)]).toEqual([true, 1])
})
