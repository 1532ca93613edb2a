/** What anybody may call. */
import { contactRequestSchema, contactResponseSchema } from '../contact.ts'
import { prefillRequestSchema, prefillResponseSchema } from '../registration-prefill.ts'
import { waitlistKeySchema, waitlistRequestSchema, waitlistResponseSchema } from '../waitlist.ts'
import type { Call } from './call.ts'

export const VISITOR_CALLS = {
  sendContactMessage: {
    method: 'POST',
    path: '/api/contact',
    access: 'anyone',
    repeats: 'handler',
    summary: 'Stores a message and answers its reference.',
    body: contactRequestSchema,
    answer: contactResponseSchema,
    status: 201,
  },
  joinWaitlist: {
    method: 'POST',
    path: '/api/waitlist',
    access: 'anyone',
    repeats: 'edge',
    summary: 'Mails a link that puts the address on the list; the answer does not tell whether it was there.',
    body: waitlistRequestSchema,
    answer: waitlistResponseSchema,
    status: 202,
  },
  confirmWaitlist: {
    method: 'POST',
    path: '/api/waitlist/confirm',
    access: 'anyone',
    summary: 'Puts the address behind a mailed key on the list.',
    body: waitlistKeySchema,
    answer: waitlistResponseSchema,
    codes: ['auth.linkExpired'],
  },
  leaveWaitlist: {
    method: 'POST',
    path: '/api/waitlist/leave',
    access: 'anyone',
    summary: 'Deletes the address behind a mailed key; done again, it is still gone.',
    body: waitlistKeySchema,
    answer: waitlistResponseSchema,
    codes: ['auth.linkExpired'],
  },
  prefillRegistration: {
    method: 'POST',
    path: '/api/registration/prefill',
    access: 'anyone',
    summary: 'Name, phone and address of an invitation.',
    body: prefillRequestSchema,
    answer: prefillResponseSchema,
    codes: ['registration.invitationInvalid'],
  },
} as const satisfies Record<string, Call>
