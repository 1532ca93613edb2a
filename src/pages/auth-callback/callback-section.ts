import type { EventFrom, SnapshotFrom } from 'xstate'
import type { callbackMachine } from '#machines/callback/callback.machine.ts'

export type CallbackSection = {
  state: SnapshotFrom<typeof callbackMachine>
  send: (event: EventFrom<typeof callbackMachine>) => void
}
