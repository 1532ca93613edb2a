import type { EventFrom, SnapshotFrom } from 'xstate'
import type { registerMachine } from '#machines/register/register.machine.ts'

export type RegisterSection = {
  state: SnapshotFrom<typeof registerMachine>
  send: (event: EventFrom<typeof registerMachine>) => void
}
