/** The focus when the question about cookies opens, is answered and closes. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RunningConsent } from '#src/features/consent/consent-bar.tsx'
import { inLanguage } from './account/kit.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

type ConsentOptions = { isReopened?: boolean; requests?: number }

const page = ({ isReopened = false, requests = 0 }: ConsentOptions) => (
  <>
    <main>
      <h1 tabIndex={-1}>Heading of the page</h1>
    </main>
    <button type="button">In the footer</button>
    <RunningConsent input={{ isReopened }} openCount={requests} />
  </>
)
const flush = () => act(async () => {})
const open = async (options: ConsentOptions = {}) => {
  const { rerender } = render(page({}), { wrapper: inLanguage('pt') })
  await flush()
  return { ask: (requests: number) => act(async () => rerender(page({ ...options, requests }))) }
}
const focusOn = (name: string) => act(() => screen.getByRole('button', { name }).focus())
const press = async (name: string) => {
  focusOn(name)
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })))
}
const focused = () => document.activeElement?.textContent
const QUESTION = 'Podemos contar as visitas?'

// Proves PREF-22.
test('a consent question that appears by itself does not move the focus', async () => {
  await open()
  expect([screen.queryByText(QUESTION) !== null, document.activeElement]).toEqual([true, document.body])
})

// Proves PREF-22.
test.each(['Salvar escolha', 'Aceitar'])('"%s" restores the previous focus', async (answer) => {
  await open()
  focusOn('In the footer')
  if (answer === 'Salvar escolha') await press('Escolher')
  await press(answer)
  expect([screen.queryByText(QUESTION), focused()]).toEqual([null, 'In the footer'])
})

// Proves PREF-22.
test('an answer moves the focus to the heading of the page if nothing had it before', async () => {
  await open()
  await press('Recusar')
  expect(focused()).toBe('Heading of the page')
})

// Proves PREF-22.
test('opening and leaving the choices moves the focus to the heading of the question', async () => {
  await open()
  await press('Escolher')
  const choosing = focused()
  await press('Voltar')
  expect([choosing, focused()]).toEqual([QUESTION, QUESTION])
})

// Proves PREF-22.
test('choices that are opened from the footer take the focus each time, and restore it', async () => {
  const { ask } = await open()
  await press('Recusar')
  const focusOrder: unknown[] = []
  for (const requests of [1, 2]) {
    focusOn('In the footer')
    await ask(requests)
    focusOrder.push(focused())
    await press('Voltar')
    focusOrder.push(focused())
  }
  expect(focusOrder).toEqual([QUESTION, 'In the footer', QUESTION, 'In the footer'])
})

// Proves PREF-22.
test('a question that is shown already takes the focus when the footer asks for it', async () => {
  const { ask } = await open()
  focusOn('In the footer')
  await ask(1)
  expect(focused()).toBe(QUESTION)
})

// Proves PREF-22.
test('choices whose file is loaded by the click in the footer take the focus', async () => {
  render(<button type="button">In the footer</button>)
  focusOn('In the footer')
  render(<RunningConsent input={{ isReopened: true }} openCount={0} />, { wrapper: inLanguage('pt') })
  await flush()
  expect(focused()).toBe(QUESTION)
})

// Proves FAIL-40.
test('an answer in another tab does not move the focus', async () => {
  await open()
  focusOn('Recusar')
  focusOn('In the footer')
  const value = JSON.stringify({ version: 1, statistics: false })
  localStorage.setItem('prosa.consent', value)
  await act(async () => void dispatchEvent(new StorageEvent('storage', { key: 'prosa.consent', newValue: value })))
  expect([screen.queryByText(QUESTION), focused()]).toEqual([null, 'In the footer'])
})
