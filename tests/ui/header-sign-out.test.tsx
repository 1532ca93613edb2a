/** "Sair" in the header of a public page, which stays where it is. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Account } from '#contracts/account.ts'
import { Announcer } from '#src/app/announcer.tsx'
import { NavLinks } from '#src/app/nav-links.tsx'
import { SESSION_KEY } from '#src/clients/storage-keys.ts'
import { inLanguage } from './account/kit.tsx'

type Snapshot = { account: Account }

const ANA: Account = {
  status: 'signedIn',
  profile: { id: '1', name: 'Ana', email: 'ana@prosa.test', role: 'user', isActive: true, isFallback: false },
}

/** Mock of the session flow. */
const flow = vi.hoisted(() => ({
  now: { account: { status: 'waiting' } } as Snapshot,
  listeners: new Set<() => void>(),
}))
vi.mock('#src/flow-runtime/session.ts', () => ({
  startSession: () => ({
    getSnapshot: () => flow.now,
    subscribe: (listener: () => void) => flow.listeners.add(listener),
    send: () => {},
  }),
}))
vi.mock('#machines/session/account-of.ts', () => ({ accountOf: ({ account }: Snapshot) => account }))

const setAccount = (account: Account) =>
  act(async () => {
    flow.now = { account }
    for (const listener of flow.listeners) listener()
  })

beforeEach(async () => {
  localStorage.setItem(SESSION_KEY, '{}')
  render(
    <>
      <Announcer />
      <NavLinks />
      <a href="/pt/terms">Elsewhere</a>
    </>,
    { wrapper: inLanguage('pt', 'about') },
  )
  await vi.waitFor(() => expect(flow.listeners.size).toBe(1))
  await setAccount(ANA)
})
afterEach(cleanup)

const press = () => {
  const button = screen.getByText('Sair')
  button.focus()
  fireEvent.click(button)
}
const focusAndAnnouncement = () => [
  document.activeElement?.textContent,
  document.getElementById('announcer')?.textContent,
]

// Proves SESSION-34.
test('a sign-out is announced when it took effect, and the sign-in link gets the focus of the button', async () => {
  press()
  const before = focusAndAnnouncement()
  await setAccount({ status: 'signedOut' })
  expect([before, focusAndAnnouncement()]).toEqual([
    ['Sair', ''],
    ['Entrar', 'Você saiu da sua conta.'],
  ])
})

// Proves SESSION-34.
test('a sign-out leaves the focus where the person moved it meanwhile', async () => {
  press()
  screen.getByText('Elsewhere').focus()
  await setAccount({ status: 'signedOut' })
  expect(focusAndAnnouncement()).toEqual(['Elsewhere', 'Você saiu da sua conta.'])
})

// Proves SESSION-34.
test('a session that ends by itself is not announced by the header, and does not move the focus', async () => {
  screen.getByText('Sair').focus()
  await setAccount({ status: 'signedOut' })
  expect(focusAndAnnouncement()).toEqual(['Sair', ''])
})
