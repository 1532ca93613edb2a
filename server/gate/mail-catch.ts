/**
 * The auth service hands its mails to one hook for the whole process. Whoever calls it here gets the mail of that very
 * call back, to write it together with the rest of what the call has to leave behind.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { MailHook } from '#server/embedded/backend.ts'

export type CaughtMail = Parameters<MailHook>[0]

export type MailCatch = {
  onMail: MailHook
  catching: <T>(call: () => Promise<T>) => Promise<{ result: T; mail: CaughtMail | null }>
}

export const createMailCatch = (): MailCatch => {
  const calls = new AsyncLocalStorage<{ mail: CaughtMail | null }>()
  return {
    onMail: async (mail) => {
      const call = calls.getStore()
      if (call === undefined) throw new Error(`Nobody waits for this ${mail.kind} mail`)
      call.mail = mail
    },
    catching: (work) => {
      const call: { mail: CaughtMail | null } = { mail: null }
      return calls.run(call, async () => ({ result: await work(), mail: call.mail }))
    },
  }
}
