/** What administrators read and change (ADMIN-01). Who is one, the service decides. */
import {
  inboxResponseSchema,
  type InboxMessage,
  type ManagedUser,
  messageResponseSchema,
  type MessageStatus,
  userResponseSchema,
  usersResponseSchema,
} from '#contracts/api/admin.ts'
import type { Page, Part } from '#contracts/api/paging.ts'
import { ask } from './signed-in.ts'

export const adminApi = {
  readInbox: (part: Part, status: MessageStatus | null, signal: AbortSignal): Promise<Page<InboxMessage>> =>
    ask(signal, inboxResponseSchema, {
      method: 'GET',
      path: '/api/admin/contact-messages',
      query: { ...part, ...(status !== null && { status }) },
    }),

  changeMessageStatus: async (id: string, status: MessageStatus, signal: AbortSignal): Promise<void> =>
    void (await ask(signal, messageResponseSchema, {
      method: 'PATCH',
      path: `/api/admin/contact-messages/${encodeURIComponent(id)}`,
      body: { status },
    })),

  findUsers: (part: Part, search: string, signal: AbortSignal): Promise<Page<ManagedUser>> =>
    ask(signal, usersResponseSchema, {
      method: 'GET',
      path: '/api/admin/users',
      query: { ...part, ...(search !== '' && { search }) },
    }),

  changeUserActivation: async (id: string, isActive: boolean, signal: AbortSignal): Promise<void> =>
    void (await ask(signal, userResponseSchema, {
      method: 'PATCH',
      path: `/api/admin/users/${encodeURIComponent(id)}`,
      body: { is_active: isActive },
    })),
}
export type AdminApi = typeof adminApi
