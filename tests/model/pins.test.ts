/** The reviewed table of a flow: which situations and events share a row, without loss of information. */
import { assign, setup } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { ModelOf } from '#machines/kit/model.ts'
import { driftOf } from '#tests/kit/drift.ts'
import { explore } from '#tests/kit/graph.ts'
import { pinsOf } from '#tests/kit/pins.ts'

type DialTurn = { type: 'dial.turn'; to: 'low' | 'mid' | 'high' }

const fanMachine = setup({
  types: {
    context: {} as { speed: string; owner: string | null },
    input: {} as string,
    events: {} as DialTurn | { type: 'power.press' },
    emitted: {} as { type: 'hum' },
  },
  guards: { isFast: ({ event }) => event.type === 'dial.turn' && event.to === 'high' },
  actions: {
    keepSpeed: assign({ speed: ({ event }) => (event.type === 'dial.turn' ? event.to : 'low') }),
    loseOwner: assign({ owner: null }),
  },
}).createMachine({
  id: 'fan',
  context: ({ input }) => ({ speed: 'low', owner: input }),
  initial: 'off',
  states: {
    off: { on: { 'power.press': 'on' } },
    on: {
      on: {
        'power.press': { guard: 'isFast', target: 'off' },
        'dial.turn': [
          { guard: 'isFast', target: 'worn', actions: 'keepSpeed' },
          { target: 'off', actions: 'loseOwner' },
        ],
      },
    },
    worn: {},
  },
})

const fanModel: ModelOf<typeof fanMachine> = {
  machine: fanMachine,
  inputs: { ofAna: 'Ana', ofBia: 'Bia' },
  person: [
    { event: { type: 'power.press' } },
    { case: 'low', event: { type: 'dial.turn', to: 'low' } },
    { case: 'mid', event: { type: 'dial.turn', to: 'mid' } },
    { case: 'high', event: { type: 'dial.turn', to: 'high' } },
  ],
  environment: [],
  streams: {},
  outcomes: {},
}

const table = pinsOf(explore(fanModel))

it('lists the result of each event, its changes of the context, and ignored events', () => {
  expect(table).toBe(
    [
      'fan: 9 situations, 15 edges\n',
      'start ofAna Ana -> off {speed: low, owner: Ana}',
      'start ofBia Bia -> off {speed: low, owner: Bia}\n',
      'off {speed: low, owner: Ana}',
      'off {speed: low}',
      'off {speed: low, owner: Bia}',
      '  power.press -> on\n',
      'on {speed: low, owner: Ana}',
      'on {speed: low, owner: Bia}',
      '  ignores power.press',
      '  dial.turn:low, :mid -> off {owner: null}',
      '  dial.turn:high -> worn {speed: high}\n',
      'worn {speed: high, owner: Ana}',
      'worn {speed: high}',
      'worn {speed: high, owner: Bia}\n',
      'on {speed: low}',
      '  ignores power.press',
      '  dial.turn:low, :mid -> off',
      '  dial.turn:high -> worn {speed: high}\n',
    ].join('\n'),
  )
})

describe('a difference of two tables', () => {
  it('has no lines for the same table', () => {
    expect(driftOf(table, table)).toEqual([])
  })

  it('has a line for a case of a shared row, in every situation that shares it', () => {
    const other = table.replace('dial.turn:low, :mid -> off {owner: null}', 'dial.turn:low -> off {owner: null}')
    expect(driftOf(table, other)).toEqual(
      ['Ana', 'Bia'].map((owner) => ({
        state: `on {speed: low, owner: ${owner}}`,
        event: 'dial.turn:mid',
        reviewed: '-> off {owner: null}',
        now: null,
      })),
    )
  })

  it('has a line for an event that is no longer ignored', () => {
    const other = table.replace('  ignores power.press\n', '  power.press -> off\n')
    expect(driftOf(table, other).map(({ event, reviewed, now }) => [event, reviewed, now])).toEqual([
      ['power.press', 'stays', '-> off'],
      ['power.press', 'stays', '-> off'],
    ])
  })

  it('has a line for another start and a new effect', () => {
    const other = table
      .replace('start ofBia Bia -> off', 'start ofBia Bia -> on')
      .replace('-> on\n\n', '-> on\n      emits hum\n\n')
    expect(driftOf(table, other).map(({ event, now }) => `${event} ${now}`)).toEqual([
      'start ofBia Bia -> on {speed: low, owner: Bia}',
      ...Array.from({ length: 3 }, () => 'power.press -> on; emits hum'),
    ])
  })
})
