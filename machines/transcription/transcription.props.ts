import { starts, startsNothing, startsWith } from '../kit/happenings.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import type { transcriptionMachine } from './transcription.machine.ts'

type Is = Predicate<typeof transcriptionMachine>

const isLocked: Is = (state) => state.matches('locked')
const isOpening: Is = (state) => state.matches('opening')
const isReadable: Is = (state) => state.matches('readable')
const isUnavailable: Is = (state) => state.matches('unavailable')
const isEmpty: Is = (state) => state.matches('empty')
const isSample: Is = (state) => state.matches('sample')
const isFailed: Is = (state) => state.matches('failed')
const isConfirming: Is = (state) => state.matches('confirming')
const isDeleting: Is = (state) => state.matches('deleting')
const isDeleted: Is = (state) => state.matches('deleted')
const isSealed: Is = ({ context }) => context.item.content !== null && context.item.keyId !== null
const isShown: Is = (state) =>
  isReadable(state) || isUnavailable(state) || isEmpty(state) || isSample(state) || isFailed(state)

export const transcriptionProperties: readonly Property<typeof transcriptionMachine>[] = [
  {
    name: 'A transcription is sealed until its owner opens it',
    cites: ['SCRIBE-02'],
    kind: 'start',
    input: 'sealed',
    expect: (state) => isLocked(state) && state.context.opened === null && state.context.failure === null,
  },
  {
    name: 'Opening decrypts that item only',
    cites: ['SCRIBE-02'],
    kind: 'after',
    on: 'text.open',
    from: (state) => isSealed(state) && (isLocked(state) || isFailed(state) || isSample(state)),
    expect: (it) => isOpening(it.after) && startsWith(it, 'decrypt', { item: it.before.context.item }),
  },
  {
    name: 'Nothing is decrypted that nobody opened',
    cites: ['SCRIBE-02'],
    kind: 'everyStep',
    when: (it) => starts(it, 'decrypt'),
    expect: ({ on }) => on === 'text.open',
  },
  {
    name: 'Missing content or key id is never sent: what there is is shown',
    cites: ['SCRIBE-04'],
    kind: 'after',
    on: 'text.open',
    from: (state) => isLocked(state) && !isSealed(state),
    expect: (it) => isUnavailable(it.after) && startsNothing(it),
  },
  {
    name: 'Missing is said only where something is missing',
    cites: ['SCRIBE-04'],
    kind: 'always',
    when: isUnavailable,
    expect: (state) => !isSealed(state),
  },
  {
    name: 'What was decrypted is shown, summary and text',
    cites: ['SCRIBE-03'],
    kind: 'after',
    on: 'decrypt:readable',
    from: isOpening,
    expect: ({ after }) => isReadable(after) && after.context.opened?.decrypted_content === 'Vamos almoçar na sexta?',
  },
  {
    name: 'An empty result is said to be one',
    cites: ['SCRIBE-06'],
    kind: 'after',
    on: 'decrypt:blank',
    from: isOpening,
    expect: ({ after }) => isEmpty(after),
  },
  {
    name: 'A server failure shows the sample, marked as a sample',
    cites: ['SCRIBE-05'],
    kind: 'after',
    on: ['decrypt:busy', 'decrypt:crashed'],
    from: isOpening,
    expect: (it) => isSample(it.after) && it.emitted.length === 0,
  },
  {
    name: 'Other failures say so, with another try',
    cites: ['SCRIBE-06'],
    kind: 'after',
    on: 'decrypt:undecryptable',
    from: isOpening,
    expect: (it) =>
      isFailed(it.after) && it.after.context.failure?.code === 'transcription.decryptFailed' && it.emitted.length === 0,
  },
  {
    name: 'An unreachable server is told as what it is',
    cites: ['FAIL-04'],
    kind: 'after',
    on: 'decrypt:unreachable',
    from: isOpening,
    expect: ({ after }) => isFailed(after) && after.context.failure?.code === 'network.unreachable',
  },
  {
    name: 'Text is kept only as long as it is shown',
    cites: ['SCRIBE-07'],
    kind: 'always',
    expect: (state) => isReadable(state) === (state.context.opened !== null),
  },
  {
    name: 'Text that nobody hides is sealed again after five minutes',
    cites: ['SCRIBE-07'],
    kind: 'after',
    on: 'wait hideAfter',
    from: isReadable,
    expect: ({ after, waited }) => isLocked(after) && waited === 300_000,
  },
  {
    name: 'Whatever is shown can be hidden again',
    cites: ['SCRIBE-07'],
    kind: 'after',
    on: 'text.hide',
    from: isShown,
    expect: (it) => isLocked(it.after) && startsNothing(it),
  },
  {
    name: 'Deleting asks first, from wherever there is something to delete',
    cites: ['SCRIBE-08'],
    kind: 'after',
    on: 'item.delete',
    from: (state) => isLocked(state) || (isShown(state) && !isSample(state)),
    expect: (it) => isConfirming(it.after) && it.after.context.failure === null && startsNothing(it),
  },
  {
    name: 'Nothing is deleted that nobody confirmed',
    cites: ['SCRIBE-08'],
    kind: 'everyStep',
    when: (it) => starts(it, 'remove'),
    expect: (it) =>
      it.on === 'deletion.confirm' &&
      isConfirming(it.before) &&
      startsWith(it, 'remove', { id: it.before.context.item.id }),
  },
  {
    name: 'A confirmed deletion is begun',
    cites: ['SCRIBE-08'],
    kind: 'after',
    on: 'deletion.confirm',
    from: isConfirming,
    expect: (it) => isDeleting(it.after) && starts(it, 'remove') && it.after.context.failure === null,
  },
  {
    name: 'Whoever changes their mind keeps it, sealed',
    cites: ['SCRIBE-08'],
    kind: 'after',
    on: 'deletion.cancel',
    from: isConfirming,
    expect: (it) => isLocked(it.after) && it.after.context.failure === null && startsNothing(it),
  },
  {
    name: 'What is deleted is gone',
    cites: ['SCRIBE-08'],
    kind: 'after',
    on: 'remove:removed',
    from: isDeleting,
    expect: (it) => isDeleted(it.after),
  },
  {
    name: 'What could not be deleted stays, and says why',
    cites: ['SCRIBE-08'],
    kind: 'after',
    on: ['remove:unreachable', 'remove:crashed'],
    from: isDeleting,
    expect: (it) =>
      isConfirming(it.after) &&
      it.after.context.failure?.code === (it.on === 'remove:crashed' ? 'unexpected' : 'network.unreachable') &&
      it.emitted.length === 0,
  },
  {
    name: 'A failure is told where it can be tried again, and nowhere else',
    cites: ['FAIL-07'],
    kind: 'always',
    expect: (state) =>
      isFailed(state) ? state.context.failure !== null : isConfirming(state) || state.context.failure === null,
  },
  {
    name: 'Whoever waits is told so, and nobody else',
    cites: ['FAIL-03'],
    kind: 'always',
    expect: (state) => state.hasTag('busy') === (isOpening(state) || isDeleting(state)),
  },
  {
    name: 'Whatever is not deleted can be sealed again',
    cites: ['SCRIBE-07'],
    kind: 'canAlwaysReach',
    when: (state) => !isDeleted(state),
    expect: isLocked,
  },
]
