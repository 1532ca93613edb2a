/** Calls without authentication. */
import { contactRequestSchema, contactResponseSchema } from '../contact.ts'
import { pageErrorResponseSchema, pageErrorSchema } from '../page-errors.ts'
import { prefillRequestSchema, prefillResponseSchema } from '../registration-prefill.ts'
import { waitlistKeySchema, waitlistRequestSchema, waitlistResponseSchema } from '../waitlist.ts'
import { VISITOR_ENDPOINTS } from '../endpoints/visitors.ts'
import type { Call } from './call.ts'

export const VISITOR_CALLS = {
  sendContactMessage: {
    ...VISITOR_ENDPOINTS.sendContactMessage,
    access: 'anyone',
    summary: 'Stores a message and answers its reference.',
    body: contactRequestSchema,
    response: contactResponseSchema,
    status: 201,
  },
  joinWaitlist: {
    ...VISITOR_ENDPOINTS.joinWaitlist,
    access: 'anyone',
    summary: 'Mails a link that puts the address on the list; the answer does not reveal whether it was there.',
    body: waitlistRequestSchema,
    response: waitlistResponseSchema,
    status: 202,
  },
  confirmWaitlist: {
    ...VISITOR_ENDPOINTS.confirmWaitlist,
    access: 'anyone',
    summary: 'Puts the address behind a mailed key on the list.',
    body: waitlistKeySchema,
    response: waitlistResponseSchema,
    codes: ['auth.linkExpired'],
  },
  leaveWaitlist: {
    ...VISITOR_ENDPOINTS.leaveWaitlist,
    access: 'anyone',
    summary: 'Deletes the address behind a mailed key; done again, it is still gone.',
    body: waitlistKeySchema,
    response: waitlistResponseSchema,
    codes: ['auth.linkExpired'],
  },
  prefillRegistration: {
    ...VISITOR_ENDPOINTS.prefillRegistration,
    access: 'anyone',
    summary: 'Name, phone and address of an invitation.',
    body: prefillRequestSchema,
    response: prefillResponseSchema,
    codes: ['registration.invitationInvalid'],
  },
  reportPageError: {
    ...VISITOR_ENDPOINTS.reportPageError,
    access: 'anyone',
    summary: 'Reports an error of a page, without anything of its visitor.',
    body: pageErrorSchema,
    response: pageErrorResponseSchema,
    status: 202,
  },
} as const satisfies Record<string, Call>
