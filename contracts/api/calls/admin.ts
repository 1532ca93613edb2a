/** What administrators may call. */
import * as admin from '../admin.ts'
import type { Call } from './call.ts'

export const ADMIN_CALLS = {
  readInbox: {
    method: 'GET',
    path: '/api/admin/contact-messages',
    access: 'admin',
    summary: 'Messages of the contact form, newest first.',
    query: admin.inboxQuerySchema,
    answer: admin.inboxResponseSchema,
  },
  changeMessage: {
    method: 'PATCH',
    path: '/api/admin/contact-messages/:id',
    access: 'admin',
    summary: 'Says how far a message is.',
    body: admin.messageChangesSchema,
    answer: admin.messageResponseSchema,
    codes: ['request.notFound'],
  },
  findUsers: {
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    summary: 'People, newest first, or those that match a search.',
    query: admin.usersQuerySchema,
    answer: admin.usersResponseSchema,
  },
  changeUser: {
    method: 'PATCH',
    path: '/api/admin/users/:id',
    access: 'admin',
    summary: 'Activates or deactivates an account; a deactivated one loses its sessions.',
    body: admin.userChangesSchema,
    answer: admin.userResponseSchema,
    codes: ['request.notFound', 'admin.ownAccount'],
  },
} as const satisfies Record<string, Call>
