import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { callbackMachine } from '#machines/callback/callback.machine.ts'

export type CallbackSection = {
  state: SnapshotFrom<typeof callbackMachine>
  send: ActorRefFrom<typeof callbackMachine>['send']
}
