import type { EventFrom, SnapshotFrom } from 'xstate'
import type { loginMachine } from '#machines/login/login.machine.ts'

export type LoginSection = {
  state: SnapshotFrom<typeof loginMachine>
  send: (event: EventFrom<typeof loginMachine>) => void
}
