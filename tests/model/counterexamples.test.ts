/** The checker: its counterexamples for a small machine of which every property is false. */
import { fromPromise, setup, type SnapshotFrom } from 'xstate'
import { expect, it } from 'vitest'
import type { ModelOf } from '#machines/kit/model.ts'
import type { Property } from '#machines/kit/properties.ts'
import { findingText, verify } from '#tests/kit/check.ts'
import { explore } from '#tests/kit/graph.ts'
import { pinsOf } from '#tests/kit/pins.ts'

const bellMachine = setup({
  types: { events: {} as { type: 'bell.press' } | { type: 'bell.mend' } },
  actors: { ring: fromPromise(() => Promise.resolve()) },
  delays: { ringTimeout: 2_000 },
}).createMachine({
  id: 'bell',
  initial: 'silent',
  states: {
    silent: { on: { 'bell.press': 'ringing' } },
    ringing: {
      tags: 'busy',
      invoke: { id: 'ring', src: 'ring', onDone: 'silent', onError: 'broken' },
      after: { ringTimeout: 'silent' },
    },
    broken: {},
  },
})

const bellModel: ModelOf<typeof bellMachine> = {
  machine: bellMachine,
  inputs: { new: undefined },
  person: [{ event: { type: 'bell.press' } }],
  environment: [],
  streams: {},
  outcomes: { ring: { rung: { ok: undefined }, jammed: { fail: 'jammed' } } },
}

const bell = explore(bellModel)

const name = (property: Property<typeof bellMachine>) =>
  verify(bell, [property]).map((finding) => findingText('bell', finding))

const never = () => false
const isSilent = (state: SnapshotFrom<typeof bellMachine>) => state.matches('silent')
const property = { name: 'It rings', cites: ['FAIL-01'] } as const

it('reports where a `never` is false', () => {
  expect(name({ ...property, kind: 'never', expect: (state) => state.matches('broken') })).toEqual([
    'bell: "It rings" (FAIL-01)\n  it happens in broken\n  path  (new) > bell.press > ring:jammed',
  ])
})

it('reports where an `always` is false', () => {
  expect(name({ ...property, kind: 'always', expect: (state) => !state.matches('ringing') })).toEqual([
    'bell: "It rings" (FAIL-01)\n  it does not hold in ringing\n  path  (new) > bell.press',
  ])
})

it('reports a different start', () => {
  expect(name({ ...property, kind: 'start', input: 'new', expect: (state) => state.matches('ringing') })).toEqual([
    'bell: "It rings" (FAIL-01)\n  it does not hold in silent\n  path  (new)',
  ])
  expect(name({ ...property, kind: 'start', input: 'old', expect: () => true })).toEqual([
    'bell: "It rings" (FAIL-01)\n  the model has no input \'old\'',
  ])
})

it('reports from where a goal cannot be reached', () => {
  expect(name({ ...property, kind: 'canAlwaysReach', expect: (state) => state.matches('silent') })).toEqual([
    'bell: "It rings" (FAIL-01)\n  no path leads there from broken\n  path  (new) > bell.press > ring:jammed',
  ])
})

it('reports runs that may never end', () => {
  expect(
    name({
      ...property,
      kind: 'leadsTo',
      when: (state) => state.matches('ringing'),
      expect: (state) => state.matches('silent'),
    }),
  ).toEqual(['bell: "It rings" (FAIL-01)\n  it need not end, left alone in ringing\n  path  (new) > bell.press'])
})

it('reports where an event is not handled, or has another result', () => {
  const after = { ...property, kind: 'after', on: 'bell.press', expect: () => false } as const
  expect(name({ ...after, from: (state) => state.matches('ringing') })).toEqual([
    'bell: "It rings" (FAIL-01)\n  \'bell.press\' is not handled in ringing\n  path  (new) > bell.press',
  ])
  expect(name({ ...after, from: (state) => state.matches('silent') })).toEqual([
    'bell: "It rings" (FAIL-01)\n  it does not hold after silent\n  event bell.press -> ringing; calls ring\n  path  (new)',
  ])
})

it('reports steps outside of their condition', () => {
  const after = { ...property, kind: 'after', on: 'bell.press', from: isSilent, expect: () => true } as const
  expect(name({ ...after, only: ({ calls }) => calls.length > 0 })).toEqual([])
  expect(name({ ...after, only: ({ on }) => on === 'ring:jammed' })).toEqual([
    'bell: "It rings" (FAIL-01)\n  it happens otherwise in ringing\n  event ring:jammed -> broken\n  path  (new) > bell.press',
  ])
})

it('reports which step differs', () => {
  expect(name({ ...property, kind: 'everyStep', when: ({ waited }) => waited === 2_000, expect: () => false })).toEqual(
    [
      'bell: "It rings" (FAIL-01)\n  it does not hold for ringing\n  event wait ringTimeout -> silent\n  path  (new) > bell.press',
    ],
  )
})

it('reports which step of a list never happens', () => {
  const when = ['bell.press', 'bell.mend']
  expect(name({ ...property, kind: 'everyStep', when, expect: () => true })).toEqual([
    'bell: "It rings" (FAIL-01)\n  it never happens: bell.mend',
  ])
})

it('does not accept vacuous truth as a proof', () => {
  const properties: Property<typeof bellMachine>[] = [
    { ...property, kind: 'always', when: never, expect: () => true },
    { ...property, kind: 'canAlwaysReach', when: never, expect: () => true },
    { ...property, kind: 'leadsTo', when: never, expect: () => true },
    { ...property, kind: 'after', on: 'bell.press', from: never, expect: () => true },
    { ...property, kind: 'everyStep', when: never, expect: () => true },
  ]
  expect(properties.flatMap(name)).toEqual([
    ...Array.from({ length: 4 }, () => 'bell: "It rings" (FAIL-01)\n  no state that it is about can be reached'),
    'bell: "It rings" (FAIL-01)\n  no step that it is about ever happens',
  ])
})

it('writes the table of everything it can do', () => {
  expect(pinsOf(bell)).toBe(
    [
      'bell: 3 situations, 4 edges\n\nstart new -> silent\n',
      'silent\n  bell.press -> ringing\n      calls ring\n',
      'ringing\n  ring:rung -> silent\n  ring:jammed -> broken\n  wait ringTimeout (2000 ms) -> silent\n',
      'broken\n',
    ].join('\n'),
  )
})
