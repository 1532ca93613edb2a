import { assign, emit, setup } from 'xstate'
import { TICK } from '#contracts/limits.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { unprovidedStream } from '../kit/unprovided.ts'

/** Seconds before each look: quick while somebody watches, rarer the longer it takes, and at last none. */
const POLLING_PAUSES = [1, 2, 3, 5, 8, 13, 20, 30, 60, 60, 60, 60, 60, 60] as const

export const pollingMachine = setup({
  types: {
    context: {} as { looks: number },
    events: {} as { type: 'page.shown' } | { type: 'page.hidden' },
    emitted: {} as ShellCommand<'listChanged'>,
    tags: {} as 'busy',
  },
  actors: { watchVisibility: unprovidedStream('watchVisibility') },
  guards: { isEnough: ({ context }) => context.looks >= POLLING_PAUSES.length },
  actions: {
    countLook: assign({ looks: ({ context }) => Math.min(context.looks + 1, POLLING_PAUSES.length) }),
    startOver: assign({ looks: 0 }),
    emitChange: emit({ type: 'listChanged' as const }),
  },
  delays: { pause: ({ context }) => (POLLING_PAUSES[context.looks] ?? 0) * TICK },
}).createMachine({
  id: 'polling',
  description: 'Has a list read again while something in it is being worked on and somebody is looking.',
  context: { looks: 0 },
  invoke: { id: 'watchVisibility', src: 'watchVisibility', onError: {} },
  initial: 'pausing',
  on: {
    'page.hidden': '.hidden',
    'page.shown': { target: '.pausing', actions: ['startOver', 'emitChange'] },
  },
  states: {
    pausing: {
      description: 'It was just read; the pause grows with every look.',
      tags: 'busy',
      on: { 'page.shown': {} },
      always: { guard: 'isEnough', target: 'tired' },
      after: { pause: { target: 'pausing', reenter: true, actions: ['countLook', 'emitChange'] } },
    },
    tired: { description: 'It takes too long to wait for: whoever comes back looks again.' },
    hidden: { description: 'Nobody is looking.' },
  },
})
