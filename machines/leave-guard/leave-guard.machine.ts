import { emit, setup } from 'xstate'
import type { ShellCommand } from '../kit/shell.ts'
import { unprovidedStream } from '../kit/unprovided.ts'
import type { Viewed } from '../kit/view.ts'

export const leaveGuardMachine = setup({
  types: {
    events: {} as { type: 'page.leave' } | { type: 'leave.confirm' } | { type: 'leave.stay' },
    emitted: {} as ShellCommand<'leavePage'>,
    meta: {} as Viewed<'asking' | null>,
  },
  actors: {
    /** Holds navigations away from the page, and reports them. */
    guardPage: unprovidedStream('guardPage'),
  },
  actions: { emitLeave: emit({ type: 'leavePage' as const }) },
}).createMachine({
  id: 'leaveGuard',
  description: 'Runs while a page holds something that is not saved: whoever leaves is asked first.',
  invoke: { id: 'guardPage', src: 'guardPage', onError: {} },
  initial: 'watching',
  states: {
    watching: {
      description: 'Nobody has asked to leave.',
      meta: { view: null },
      on: { 'page.leave': 'asking' },
    },
    asking: {
      description: 'Whether to leave without saving is asked.',
      meta: { view: 'asking' },
      on: {
        'page.leave': {},
        'leave.stay': 'watching',
        'leave.confirm': { target: 'watching', actions: 'emitLeave' },
      },
    },
  },
})
