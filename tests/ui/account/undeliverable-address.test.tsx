import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Mails } from '#src/features/admin-operations/mails.tsx'
import { Undeliverable } from '#src/features/email-change/undeliverable.tsx'
import { inLanguage } from './kit.tsx'

beforeEach(() => void vi.stubEnv('TZ', 'UTC'))
afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

const valueOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent

// Proves ACCOUNT-67.
it('the settings show on which day a mail bounced, and where to write without access to the mailbox', () => {
  render(<Undeliverable since="2026-11-20T12:00:00Z" />, { wrapper: inLanguage('pt') })
  expect(screen.getByRole('status').textContent).toContain('voltou em 20 de novembro de 2026.')
  expect(screen.getByRole('link', { name: 'Escreva para nós' }).getAttribute('href')).toBe('/pt/contato')
})

// Proves ADMIN-30.
it('administrators see how many mails bounced, and how many addresses are undeliverable', () => {
  render(<Mails mails={{ waiting: 0, oldest_at: null, given_up: 0, bounced: 3, undeliverable: 2, newest: [] }} />, {
    wrapper: inLanguage('pt'),
  })
  expect([valueOf('Voltaram nas últimas 24 horas'), valueOf('Contas cujo e-mail não recebe mensagens')]).toEqual([
    '3',
    '2',
  ])
})
