/** The plan page while the page of the payment provider is opened, and when Back shows it again. */
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '#src/clients/call.ts'
import { useCheckout } from '#src/features/subscription/use-checkout.ts'
import { inLanguage } from './kit.tsx'

vi.mock('#src/clients/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

const PORTAL = 'https://pay.prosa.test/portal'
const assign = vi.spyOn(location, 'assign')
const reload = vi.spyOn(location, 'reload')

beforeEach(() => {
  vi.mocked(call).mockResolvedValue({ url: PORTAL } as never)
  for (const spy of [assign, reload]) spy.mockReset().mockReturnValue()
})
afterEach(cleanup)

const Plans = () => {
  const { send, view } = useCheckout(null)
  return (
    <>
      <p>{view}</p>
      <button onClick={() => send({ type: 'portal.open' })}>open</button>
    </>
  )
}

const showAgain = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

const leaveForProvider = async () => {
  const { unmount } = render(<Plans />, { wrapper: inLanguage('pt') })
  act(() => screen.getByRole('button', { name: 'open' }).click())
  await screen.findByText('leaving')
  expect(assign.mock.calls).toEqual([[PORTAL]])
  return unmount
}

// Proves BILL-104.
test('a plan page that Back restores from the cache of the browser after a payment is loaded again', async () => {
  await leaveForProvider()
  showAgain(false)
  expect(reload).not.toHaveBeenCalled()
  showAgain(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

// Proves BILL-104.
test('a page that followed the plan page, or a plan page that opened no payment, is not loaded again', async () => {
  const leavePlans = await leaveForProvider()
  leavePlans()
  showAgain(true)
  render(<Plans />, { wrapper: inLanguage('pt') })
  showAgain(true)
  expect(reload).not.toHaveBeenCalled()
})
