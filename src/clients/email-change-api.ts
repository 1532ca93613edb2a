/** Another address for the account, and how far it is (ADR 012). */
import { type EmailChangeStatus, emailChangeResponseSchema, type Mailbox } from '#contracts/api/email-change.ts'
import { ask } from './signed-in.ts'

const PATH = '/api/user/email-change'

export const emailChangeApi = {
  readEmailChange: (signal: AbortSignal): Promise<EmailChangeStatus> =>
    ask(signal, emailChangeResponseSchema, { method: 'GET', path: PATH }),

  requestEmailChange: (body: { email: string; password?: string }, signal: AbortSignal): Promise<EmailChangeStatus> =>
    ask(signal, emailChangeResponseSchema, { method: 'POST', path: PATH, body }),

  resendEmailChange: async (mailbox: Mailbox, signal: AbortSignal): Promise<void> =>
    void (await ask(signal, emailChangeResponseSchema, { method: 'POST', path: `${PATH}/resend`, body: { mailbox } })),

  cancelEmailChange: (signal: AbortSignal): Promise<EmailChangeStatus> =>
    ask(signal, emailChangeResponseSchema, { method: 'DELETE', path: PATH }),
}
export type EmailChangeApi = typeof emailChangeApi
