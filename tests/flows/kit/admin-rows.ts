/** Sample rows of the admin area. */
import type { InboxMessage, AdminUserRow } from '#contracts/api/admin.ts'
import type { Message } from '#machines/inbox-message/inbox-message.machine.ts'
import type { Activation } from '#machines/user-activation/user-activation.machine.ts'

export const messageOf = (message: Message): InboxMessage => ({
  ...message,
  reference: 'PR-7F3K9Q',
  name: 'Nora Dias',
  email: 'nora@prosa.test',
  company: null,
  subject: 'press',
  message: 'Uma pergunta sobre o produto.',
  language: 'pt',
  answered_at: message.answer === null ? null : '2026-11-21T12:00:00Z',
  answered_by: message.answer === null ? null : 'Clara Nunes',
  created_at: '2026-11-20T12:00:00Z',
})

export const adminUserRowOf = ({ id, isActive }: Activation): AdminUserRow => ({
  id,
  name: 'Rita Moura',
  email: 'rita@prosa.test',
  email_verified: true,
  email_undeliverable_since: null,
  role: 'user',
  is_active: isActive,
  language: 'pt-BR',
  plan: 'premium',
  created_at: '2026-11-20T12:00:00Z',
  seen_at: '2026-11-21T12:00:00Z',
})
