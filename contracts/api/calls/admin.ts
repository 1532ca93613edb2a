/** Calls for administrators. */
import * as admin from '../admin.ts'
import * as operations from '../operations.ts'
import { MEMBER_ENDPOINTS } from '../endpoints/members.ts'
import type { Call } from './call.ts'

export const ADMIN_CALLS = {
  readInbox: {
    ...MEMBER_ENDPOINTS.readInbox,
    access: 'admin',
    summary: 'Messages of the contact form, newest first.',
    query: admin.inboxQuerySchema,
    response: admin.inboxResponseSchema,
  },
  changeMessage: {
    ...MEMBER_ENDPOINTS.changeMessage,
    access: 'admin',
    summary: 'Says how far a message is.',
    body: admin.messageChangesSchema,
    response: admin.messageResponseSchema,
    codes: ['request.notFound'],
  },
  replyToMessage: {
    ...MEMBER_ENDPOINTS.replyToMessage,
    access: 'admin',
    summary: 'Mails a reply to who wrote a message, once, and keeps it with the message.',
    body: admin.messageReplySchema,
    response: admin.messageResponseSchema,
    codes: ['request.notFound', 'admin.alreadyAnswered'],
  },
  findUsers: {
    ...MEMBER_ENDPOINTS.findUsers,
    access: 'admin',
    summary: 'Users, newest first or in another order, or those that match a search, a status or a plan.',
    query: admin.usersQuerySchema,
    response: admin.usersResponseSchema,
  },
  readUserDetail: {
    ...MEMBER_ENDPOINTS.readUserDetail,
    access: 'admin',
    summary: 'One user: account, plan and number of open sessions.',
    response: admin.userDetailResponseSchema,
    codes: ['request.notFound'],
  },
  readHistory: {
    ...MEMBER_ENDPOINTS.readHistory,
    access: 'admin',
    summary: 'Events of an account and changes by administrators, newest first. Records who read it.',
    query: admin.historyQuerySchema,
    response: admin.historyResponseSchema,
    codes: ['request.notFound'],
  },
  readOperations: {
    ...MEMBER_ENDPOINTS.readOperations,
    access: 'admin',
    summary: 'Mail queue, jobs, servers, migrations and limits: what waits, failed or stopped.',
    response: operations.operationsSchema,
  },
  retryMail: {
    ...MEMBER_ENDPOINTS.retryMail,
    access: 'admin',
    summary: 'Puts a mail that was given up back into the queue. Records who did it.',
    body: operations.mailRetrySchema,
    response: operations.mailRetryResponseSchema,
    codes: ['request.notFound'],
  },
  changeUser: {
    ...MEMBER_ENDPOINTS.changeUser,
    access: 'admin',
    summary: 'Activates or deactivates an account and mails its owner; a deactivated one loses its sessions.',
    body: admin.userChangesSchema,
    response: admin.userResponseSchema,
    codes: ['request.notFound', 'admin.ownAccount'],
  },
} as const satisfies Record<string, Call>
