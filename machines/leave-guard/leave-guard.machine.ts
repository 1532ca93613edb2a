import { emit, setup } from 'xstate'
import type { ShellCommand } from '../kit/shell.ts'
import { unprovidedStream } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

export const leaveGuardMachine = setup({
  types: {
    events: {} as { type: 'page.leave' } | { type: 'leave.confirm' } | { type: 'leave.stay' },
    emitted: {} as ShellCommand<'leavePage'>,
    meta: {} as ViewMeta<'confirming' | null>,
  },
  actors: {
    /** Holds navigations away from the page, and reports them. */
    guardPage: unprovidedStream('guardPage'),
  },
  actions: { emitLeave: emit({ type: 'leavePage' as const }) },
}).createMachine({
  id: 'leaveGuard',
  description: 'Asks for confirmation before a page with unsaved changes is left.',
  invoke: { id: 'guardPage', src: 'guardPage', onError: {} },
  initial: 'watching',
  states: {
    watching: {
      description: 'No navigation is held.',
      meta: { view: null },
      on: { 'page.leave': 'confirming' },
    },
    confirming: {
      description: 'Asks whether to leave without saving.',
      meta: { view: 'confirming' },
      on: {
        'page.leave': {},
        'leave.stay': 'watching',
        'leave.confirm': { target: 'watching', actions: 'emitLeave' },
      },
    },
  },
})
