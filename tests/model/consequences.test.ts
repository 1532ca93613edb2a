/** `consequencesOf` on a small form, with a wrong row for each kind of consequence. */
import { assign, emit, fromPromise, sendTo, setup } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { Failure } from '#contracts/errors.ts'
import type { FieldIssues } from '#contracts/forms/issues.ts'
import { type Consequence, consequencesOf } from '#machines/kit/consequences.ts'
import type { ModelOf } from '#machines/kit/model.ts'
import type { PropertyOf } from '#machines/kit/properties.ts'
import { UNREACHABLE } from '#machines/kit/samples.ts'
import type { ShellCommand } from '#machines/kit/shell.ts'
import { unprovidedStream } from '#machines/kit/unprovided.ts'
import type { ViewMeta } from '#machines/kit/view.ts'
import { verify } from '#tests/kit/check.ts'
import { explore } from '#tests/kit/graph.ts'

const noteMachine = setup({
  types: {
    context: {} as { text: string; issues: FieldIssues; failure: Failure | null },
    events: {} as { type: 'note.send' } | { type: 'note.spoil' } | { type: 'note.hold' },
    emitted: {} as ShellCommand<'goBack'>,
    tags: {} as 'busy',
    meta: {} as ViewMeta<'form' | 'sent'>,
  },
  actors: {
    draft: unprovidedStream<{ type: 'draft.discard' } | { type: 'draft.save' }>('draft'),
    send: fromPromise<void, { text: string }>(() => Promise.resolve()),
  },
  actions: {
    storeIssue: assign({ issues: { text: 'name.required' } }),
    storeUnreachable: assign({ failure: { code: 'network.unreachable' } }),
    clearText: assign({ text: '', issues: {}, failure: null }),
    discardDraft: sendTo('draft', { type: 'draft.discard' }),
    emitBack: emit({ type: 'goBack' as const }),
  },
}).createMachine({
  id: 'note',
  context: { text: 'Oi', issues: {}, failure: null },
  invoke: { id: 'draft', src: 'draft', onError: {} },
  initial: 'writing',
  states: {
    writing: {
      meta: { view: 'form' },
      on: { 'note.send': 'sending', 'note.spoil': { actions: 'storeIssue' }, 'note.hold': {} },
    },
    sending: {
      meta: { view: 'form' },
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ text: context.text }),
        onDone: { target: 'sent', actions: ['clearText', 'discardDraft', 'emitBack'] },
        onError: { target: 'writing', actions: 'storeUnreachable' },
      },
    },
    sent: { meta: { view: 'sent' } },
  },
})

const note = explore({
  machine: noteMachine,
  inputs: { fresh: undefined },
  person: [{ event: { type: 'note.send' } }, { event: { type: 'note.spoil' } }, { event: { type: 'note.hold' } }],
  environment: [],
  streams: { draft: [] },
  outcomes: { send: { sent: { ok: undefined }, unreachable: UNREACHABLE } },
} satisfies ModelOf<typeof noteMachine>)

const { after, ends, failures, ignores, onlyAfter, isIdleIn, shows } = consequencesOf<typeof noteMachine>()

const isForm = isIdleIn('form')
const isCleanForm: typeof isForm = (state) => isForm(state) && Object.keys(state.context.issues).length === 0

const holds = (property: PropertyOf<typeof noteMachine>) =>
  verify(note, [{ name: 'It does', cites: ['FAIL-01'], ...property }]).length === 0

type Row = Consequence<typeof noteMachine>

const SENT: Row = {
  shows: 'sent',
  context: { text: '' },
  sends: { draft: { type: 'draft.discard' } },
  emits: { type: 'goBack' },
}
const FAILED: Row = { shows: 'form', failure: 'network.unreachable' }

const rowWithout = (row: Row, key: keyof Row): Row => ({ ...row, [key]: undefined })

describe('a table of consequences', () => {
  it('holds if each row lists everything that happens', () => {
    expect(holds(after(isForm, { 'note.send': { calls: { send: { text: 'Oi' } } } }))).toBe(true)
    expect(holds(after(isForm, { 'note.spoil': { issues: { text: 'name.required' } } }))).toBe(true)
    expect(holds(ends('send', { sent: SENT, unreachable: FAILED }))).toBe(true)
    expect(holds(ends('send', { sent: () => SENT, ...failures(['unreachable'], { shows: 'form' }) }))).toBe(true)
    expect(holds(ignores('note.hold', isForm))).toBe(true)
  })

  it('does not hold if something happens that no row lists', () => {
    expect(holds(after(isForm, { 'note.send': {} }))).toBe(false)
    expect(holds(after(isForm, { 'note.spoil': {} }))).toBe(false)
    expect(holds(ignores(['note.hold', 'note.spoil'], isForm))).toBe(false)
    for (const key of ['shows', 'context', 'sends', 'emits'] as const) {
      expect(holds(ends('send', { sent: rowWithout(SENT, key), unreachable: FAILED })), key).toBe(false)
    }
    expect(holds(ends('send', { sent: SENT, unreachable: { shows: 'form' } }))).toBe(false)
  })

  it('does not hold if a row is wrong', () => {
    expect(holds(after(isForm, { 'note.send': { calls: { send: { text: 'Olá' } } } }))).toBe(false)
    expect(holds(after(isForm, { 'note.spoil': { issues: {} } }))).toBe(false)
    expect(holds(ends('send', { sent: { ...SENT, failure: 'unexpected' }, unreachable: FAILED }))).toBe(false)
    const saving = { draft: { type: 'draft.save' } } as const
    expect(holds(ends('send', { sent: { ...SENT, sends: saving }, unreachable: FAILED }))).toBe(false)
  })

  it('does not hold if an event is not handled, or an outcome of the call is missing', () => {
    expect(holds(after(shows('form'), { 'note.hold': {} }))).toBe(false)
    expect(holds(ends('send', { sent: SENT }))).toBe(false)
  })

  it('does not hold if a row is for an outcome that never happens', () => {
    expect(holds(ends('send', { sent: SENT, unreachable: FAILED, refused: FAILED }))).toBe(false)
  })

  it('includes that nothing else starts the same effect', () => {
    expect(holds(onlyAfter(isForm, { 'note.send': { calls: { send: { text: 'Oi' } } } }))).toBe(true)
    expect(holds(onlyAfter(isCleanForm, { 'note.send': { calls: { send: { text: 'Oi' } } } }))).toBe(false)
  })
})
