import { DELETED_AT_ONCE_MAX } from '#contracts/limits.ts'
import type { ModelOf } from '../kit/model.ts'
import { selectionMachine } from './selection.machine.ts'

/** One more than can be chosen. */
const MANY = Array.from({ length: DELETED_AT_ONCE_MAX + 1 }, (_, index) => `row ${index}`)
const LISTED = ['one', 'two', ...MANY]

export const selectionModel = {
  machine: selectionMachine,
  inputs: { start: undefined },
  person: [
    { event: { type: 'selection.start' } },
    { case: 'one', event: { type: 'selection.toggle', id: 'one', ids: LISTED } },
    { case: 'two', event: { type: 'selection.toggle', id: 'two', ids: LISTED } },
    // A search hides the others.
    { case: 'found', event: { type: 'selection.toggle', id: 'two', ids: ['two'] } },
    { case: 'few', event: { type: 'selection.all', ids: ['one', 'two'] } },
    { case: 'many', event: { type: 'selection.all', ids: ['one', ...MANY] } },
    { event: { type: 'selection.clear' } },
    { event: { type: 'selection.end' } },
  ],
  environment: [],
  streams: {},
  outcomes: {},
} satisfies ModelOf<typeof selectionMachine>
