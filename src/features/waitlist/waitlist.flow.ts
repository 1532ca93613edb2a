import { fromPromise } from 'xstate'
import { waitlistResponseSchema } from '#contracts/api/waitlist.ts'
import type { WaitlistEntry } from '#contracts/forms/waitlist.ts'
import { waitlistMachine } from '#machines/waitlist/waitlist.machine.ts'
import { pageLanguage } from '#src/clients/page.ts'
import { callAsVisitor } from '#src/clients/visitor-call.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { defineReadKey } from './effects/read-key.ts'

/** A call with the key of a mailed link. */
const withKey = (name: 'confirmWaitlist' | 'leaveWaitlist') =>
  fromPromise<void, { key: string }>(
    async ({ input: body, signal }) => void (await callAsVisitor(name, waitlistResponseSchema, { body, signal })),
  )

export const waitlistFlow = provide(waitlistMachine, {
  readKey: defineReadKey(),
  joinWaitlist: fromPromise<void, WaitlistEntry>(async ({ input, signal }) => {
    const body = { ...input, language: pageLanguage() }
    await callAsVisitor('joinWaitlist', waitlistResponseSchema, { body, signal })
  }),
  confirmEntry: withKey('confirmWaitlist'),
  leaveWaitlist: withKey('leaveWaitlist'),
})
