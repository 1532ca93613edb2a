/** Method and path of the public pages' calls. Access and schemas are in `../calls`. */
import type { Endpoint } from './endpoint.ts'

export const VISITOR_ENDPOINTS = {
  confirmEmailChange: { method: 'POST', path: '/api/email-change/confirm' },
  sendContactMessage: { method: 'POST', path: '/api/contact', idempotent: 'handler' },
  joinWaitlist: { method: 'POST', path: '/api/waitlist', idempotent: 'wrapper' },
  confirmWaitlist: { method: 'POST', path: '/api/waitlist/confirm' },
  leaveWaitlist: { method: 'POST', path: '/api/waitlist/leave' },
  prefillRegistration: { method: 'POST', path: '/api/registration/prefill' },
  reportPageError: { method: 'POST', path: '/api/page-errors' },
} as const satisfies Record<string, Endpoint>
