import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Entries } from '#src/features/admin-user/entries.tsx'
import { inLanguage } from './kit.tsx'

beforeEach(() => void vi.stubEnv('TZ', 'UTC'))
afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

const ownEvent = (id: string, event: 'session.opened' | 'password.changed' | 'plan.changed') => ({
  id,
  event,
  at: `2025-03-1${id}T12:00:00Z`,
  by: null,
  reason: null,
  note: null,
})
const activation = (id: string) => ({
  ...ownEvent(id, 'session.opened'),
  event: 'account.activated' as const,
  by: 'Clara',
})

// Proves ADMIN-28.
it('equal consecutive events are one entry, with the time of the last; those with a note are not grouped', () => {
  render(
    <Entries
      entries={[
        ownEvent('9', 'session.opened'),
        ownEvent('8', 'session.opened'),
        ownEvent('7', 'session.opened'),
        ownEvent('6', 'password.changed'),
        ownEvent('5', 'session.opened'),
        { ...activation('4'), note: 'Pode voltar' },
        { ...activation('3'), note: 'Pode voltar' },
      ]}
    />,
    { wrapper: inLanguage('pt') },
  )
  expect(
    screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/,? \d\d:\d\d/g, '')),
  ).toEqual([
    'Acesso à conta3 vezes, a última em 19 de mar. de 2025 · pela própria pessoa',
    'Senha trocada16 de mar. de 2025 · pela própria pessoa',
    'Acesso à conta15 de mar. de 2025 · pela própria pessoa',
    'Conta reativadaPode voltar14 de mar. de 2025 · por Clara',
    'Conta reativadaPode voltar13 de mar. de 2025 · por Clara',
  ])
})

// Proves ADMIN-21.
it('a changed plan has no actor, as a refund or the end of the plan may have caused it', () => {
  render(<Entries entries={[ownEvent('9', 'plan.changed')]} />, { wrapper: inLanguage('pt') })
  expect(screen.getByRole('listitem').textContent).not.toContain('pela própria pessoa')
})
