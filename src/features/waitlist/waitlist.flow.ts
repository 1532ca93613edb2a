import { waitlistMachine } from '#machines/waitlist/waitlist.machine.ts'
import { defineConfirmEntry, defineJoinWaitlist, defineLeaveWaitlist, defineReadKey } from './effects/waitlist.ts'
import { clients } from '#src/clients/clients.ts'

export const waitlistFlow = waitlistMachine.provide({
  actors: {
    readKey: defineReadKey(),
    joinWaitlist: defineJoinWaitlist(clients),
    confirmEntry: defineConfirmEntry(clients),
    leaveWaitlist: defineLeaveWaitlist(clients),
  },
})
