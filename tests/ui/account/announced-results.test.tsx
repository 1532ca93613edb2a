/** Results that are shown by another view: a live region is announced only if it was on the page, empty or with another text. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '#src/clients/call.ts'
import { Avatar } from '#src/features/avatar/avatar-section.tsx'
import { DataExport } from '#src/features/data-export/data-export.tsx'
import { EmailChange } from '#src/features/email-change/email-change.tsx'
import { NumberLink } from '#src/features/transcribe-settings/number-link.tsx'
import { inLanguage } from './kit.tsx'

vi.mock('#src/clients/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

const LATER = new Date(Date.now() + 60_000).toISOString()
const CHANGE = {
  new_email: 'ana@elsewhere.test',
  status: 'pending' as const,
  is_current_confirmed: false,
  is_new_confirmed: false,
  expires_at: LATER,
}
const STATUS = { email: 'ana@prosa.test', undeliverable_since: null, change: CHANGE }

/** Pending answers by call; the test resolves them. */
const pending = new Map<string, PromiseWithResolvers<unknown>>()
const answer = (name: string, body: unknown) => act(async () => pending.get(name)?.resolve(body))
const refuse = (name: string, code: string) => act(async () => pending.get(name)?.reject({ code }))

beforeEach(() => {
  pending.clear()
  vi.mocked(call).mockImplementation((name) => {
    const pendingAnswer = Promise.withResolvers<unknown>()
    pending.set(name, pendingAnswer)
    return pendingAnswer.promise as never
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const show = (part: ReactNode) => render(part, { wrapper: inLanguage('pt') })
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const regions = () => new Map(screen.queryAllByRole('status').map((region) => [region, region.textContent]))
/** What the region of this text said before. */
const textBefore = async (earlier: Map<HTMLElement, string | null>, text: string) =>
  earlier.get(await screen.findByText(text, { selector: 'output' }))

// Proves ACCOUNT-75.
test('a number that was connected is announced', async () => {
  show(<NumberLink phone={null} />)
  const first = regions()
  await press('Conectar um número')
  await answer('createLinkCode', { code: 'ABCD2345', expires_at: LATER })
  const waiting = 'Aguardando o código. Esta página se atualiza assim que ele chegar.'
  expect(await textBefore(first, waiting)).toBe('')
  const earlier = regions()
  await answer('readMessagingLink', { link: { phone_masked: '•••• 0001', linked_at: LATER }, open_code: null })
  expect(await textBefore(earlier, 'Número conectado.')).toBe(waiting)
})

// Proves ACCOUNT-75.
test('a picture that was changed is announced', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 300, close: () => {} }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ clearRect() {}, drawImage() {} } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(new Blob(['x'])))
  const { container } = show(<Avatar name="Ana" url={null} />)
  const files = [new File(['x'], 'ana.png', { type: 'image/png' })]
  fireEvent.change(container.querySelector('input[type=file]') ?? container, { target: { files } })
  await screen.findByRole('heading', { name: 'Recortar a foto' })
  const earlier = regions()
  await press(/Usar esta foto/)
  await vi.waitFor(() => expect(pending.has('changeAvatar')).toBe(true))
  await answer('changeAvatar', { avatar_url: '/ana.webp' })
  expect(await textBefore(earlier, 'Foto trocada.')).toBe('')
})

// Proves ACCOUNT-75.
test('an address that was changed is announced', async () => {
  show(<EmailChange status={STATUS} />)
  const earlier = regions()
  await answer('readEmailChange', { ...STATUS, email: CHANGE.new_email, change: null })
  expect(await textBefore(earlier, 'E-mail trocado. As sessões em outros aparelhos foram encerradas.')).toBe('')
})

// Proves ACCOUNT-75.
test('a data export that was requested with the password is announced', async () => {
  const { container } = show(<DataExport />)
  await press('Pedir uma cópia')
  await refuse('requestExport', 'auth.proofNeeded')
  const earlier = regions()
  const field = container.querySelector('input[type=password]') ?? container
  fireEvent.input(field, { target: { value: 'secret of Ana' } })
  await act(async () => void fireEvent.submit(container.querySelector('form') ?? container))
  await answer('requestExport', { export: { id: 'one', status: 'pending' } })
  expect(await textBefore(earlier, 'Pedido recebido.')).toBe('')
})
