/** The rules for machines: what they report about machines that break every one of them. */
import { setup } from 'xstate'
import { expect, it } from 'vitest'
import type { FlowModel } from '#machines/kit/model.ts'
import { unprovided } from '#machines/kit/unprovided.ts'
import { explore } from '#tests/kit/graph.ts'
import { importViolations } from '#tests/kit/importable.ts'
import { lint } from '#tests/kit/lint.ts'

const ring = unprovided<void>('ring', { isOpenEnded: true })

/** A machine with two parallel delays: one starts at once, the other by an event. */
const clock = (first: number, second: number) => {
  const machine = setup({
    types: { events: {} as { type: 'clock.wind' } },
    delays: { tick: first, tock: second },
  }).createMachine({
    id: 'clock',
    description: 'Two hands.',
    type: 'parallel',
    states: {
      left: {
        description: 'Runs.',
        initial: 'on',
        states: { on: { after: { tick: 'off' }, description: 'On.' }, off: { description: 'Off.' } },
      },
      right: {
        description: 'Runs when wound.',
        initial: 'off',
        states: {
          off: { description: 'Off.', on: { 'clock.wind': 'on' } },
          on: { description: 'On.', after: { tock: 'off' } },
        },
      },
    },
  })
  const person = [{ event: { type: 'clock.wind' } }]
  return { machine, inputs: { new: undefined }, person, environment: [], streams: {}, outcomes: {} }
}

it('reports every broken rule', () => {
  const machine = setup({
    types: { events: {} as { type: 'PRESS' } | { type: 'bell.rung' } | { type: 'bell.hang' } },
    actors: { ring, silence: ring },
    guards: { allowed: () => true, isNeeded: () => true },
    actions: { log: () => undefined },
    delays: { ringTimeout: 2_000 },
  }).createMachine({
    id: 'bad-bell',
    description: 'Everything a machine must not be.',
    initial: 'silent',
    states: {
      silent: {
        description: 'Nobody listens to what outside reports.',
        tags: 'busy',
        on: { PRESS: [{ target: 'ringing' }, { guard: 'allowed', actions: 'log' }], 'bell.hang': 'ringing' },
      },
      ringing: { invoke: { src: 'ring', onDone: 'silent' }, on: { 'bell.rung': 'silent' } },
      lost_one: { description: 'Nothing leads here.' },
    },
  })
  const model: FlowModel = {
    machine,
    inputs: { new: undefined },
    person: [{ event: { type: 'PRESS' } }, { event: { type: 'bell.gone' } }],
    environment: [{ event: { type: 'bell.rung' } }],
    streams: {},
    outcomes: { ring: { rung: { ok: undefined } }, chime: {} },
  }
  expect(lint(explore(model))).toEqual([
    'state is reachable: bad-bell.lost_one',
    'transition can be taken: bad-bell.silent on PRESS #1',
    'transition can be taken: bad-bell.silent on bell.hang #0',
    'transition can be taken: bad-bell.ringing on xstate.done.actor.0.bad-bell.ringing #0',
    'state has a description: bad-bell.ringing',
    'effect has an id equal to its src: bad-bell.ringing: ring',
    'effect has its end and its failure handled: bad-bell.ringing: error of ring',
    'effect that may take any time has a delay beside it: bad-bell.ringing',
    'effect is in the model, and the other way round: chime',
    'busy says that an effect or a delay is running, and the other way round: bad-bell.silent',
    'busy says that an effect or a delay is running, and the other way round: bad-bell.ringing',
    'event is handled somewhere: bell.gone',
    'handled event is in the alphabet: bell.hang',
    'event from outside is handled or ignored on purpose in every state: bad-bell.silent: bell.rung',
    'event from outside is handled or ignored on purpose in every state: bad-bell.lost_one: bell.rung',
    'machine is named by its kind: bad-bell',
    'state is named by its kind: lost_one',
    'event is named by its kind: PRESS',
    'guard is named by its kind: allowed',
    'action is named by its kind: log',
    'guard is used: isNeeded',
    'actor is used: silence',
    'delay is used: ringTimeout',
  ])
})

it('reports delays that begin while others run, and rejects delays that end at the same time', () => {
  expect(lint(explore(clock(1_000, 2_000)))).toEqual([
    'delay begins with no other under way: (left.on, right.off) on clock.wind',
  ])
  expect(() => explore(clock(1_000, 1_000))).toThrow('tick and tock end at the same time')
})

it('reports a machine that static tools cannot parse', () => {
  const config = "{ ...shared, [name]: 'x', states: createStates(), on: { press: `ring` }, context: () => ({}) }"
  expect(importViolations(`setup({}).createMachine(${config})`)).toEqual([
    'line 1: spread in machine',
    'line 1: computed key in machine',
    'line 1: CallExpression at machine.states',
    'line 1: TemplateLiteral at machine.on.press',
  ])
  const inline = "{ on: { press: { guard: not('isRung'), target: ['.left', '.right'], actions: () => ring() } } }"
  expect(importViolations(`setup({}).createMachine(${inline})`)).toEqual([
    'line 1: CallExpression at machine.on.press.guard',
    'line 1: several targets at machine.on.press.target',
    'line 1: ArrowFunctionExpression at machine.on.press.actions',
  ])
  expect(importViolations('setup({}).createMachine(config)')).toEqual(['the config is not an object literal'])
  expect(importViolations('export const nothing = 1')).toEqual(['0 calls of createMachine with a config'])
})
