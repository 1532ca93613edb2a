/** What administrators read and change (D19). Who is one, the service decides. */
import {
  inboxResponseSchema,
  type InboxMessage,
  type ManagedUser,
  messageResponseSchema,
  type MessageStatus,
  userResponseSchema,
  usersResponseSchema,
} from '#contracts/api/admin.ts'
import { ask } from './signed-in.ts'

type Page = { limit: number; offset: number }
type Rows<Row> = { data: Row[]; total: number }

export const adminApi = {
  readInbox: (page: Page, status: MessageStatus | null, signal: AbortSignal): Promise<Rows<InboxMessage>> =>
    ask(signal, inboxResponseSchema, {
      method: 'GET',
      path: '/api/admin/contact-messages',
      query: { ...page, ...(status !== null && { status }) },
    }),

  changeMessageStatus: async (id: string, status: MessageStatus, signal: AbortSignal): Promise<void> =>
    void (await ask(signal, messageResponseSchema, {
      method: 'PATCH',
      path: `/api/admin/contact-messages/${encodeURIComponent(id)}`,
      body: { status },
    })),

  findUsers: (page: Page, search: string, signal: AbortSignal): Promise<Rows<ManagedUser>> =>
    ask(signal, usersResponseSchema, {
      method: 'GET',
      path: '/api/admin/users',
      query: { ...page, ...(search !== '' && { search }) },
    }),

  changeUserActivation: async (id: string, isActive: boolean, signal: AbortSignal): Promise<void> =>
    void (await ask(signal, userResponseSchema, {
      method: 'PATCH',
      path: `/api/admin/users/${encodeURIComponent(id)}`,
      body: { is_active: isActive },
    })),
}
export type AdminApi = typeof adminApi
