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
    says: 'A transcription is sealed until its owner opens it',
    cites: ['SCRIBE-02'],
    kind: 'start',
    input: 'sealed',
    holds: (state) => isLocked(state) && state.context.opened === null && state.context.failure === null,
  },
  {
    says: 'Opening decrypts that item only',
    cites: ['SCRIBE-02'],
    kind: 'after',
    on: 'text.open',
    from: (state) => isSealed(state) && (isLocked(state) || isFailed(state) || isSample(state)),
    holds: (it) => isOpening(it.after) && startsWith(it, 'decrypt', { item: it.before.context.item }),
  },
  {
    says: 'Nothing is decrypted that nobody opened',
    cites: ['SCRIBE-02'],
    kind: 'everyStep',
    when: (it) => starts(it, 'decrypt'),
    holds: ({ on }) => on === 'text.open',
  },
  {
    says: 'Missing content or key id is never sent: what there is is shown',
    cites: ['SCRIBE-04'],
    kind: 'after',
    on: 'text.open',
    from: (state) => isLocked(state) && !isSealed(state),
    holds: (it) => isUnavailable(it.after) && startsNothing(it),
  },
  {
    says: 'Missing is said only where something is missing',
    cites: ['SCRIBE-04'],
    kind: 'always',
    when: isUnavailable,
    holds: (state) => !isSealed(state),
  },
  {
    says: 'What was decrypted is shown, summary and text',
    cites: ['SCRIBE-03'],
    kind: 'after',
    on: 'decrypt:readable',
    from: isOpening,
    holds: ({ after }) => isReadable(after) && after.context.opened?.decrypted_content === 'Vamos almoçar na sexta?',
  },
  {
    says: 'An empty result is said to be one',
    cites: ['SCRIBE-06'],
    kind: 'after',
    on: 'decrypt:blank',
    from: isOpening,
    holds: ({ after }) => isEmpty(after),
  },
  {
    says: 'A server failure shows the sample, marked as a sample',
    cites: ['SCRIBE-05'],
    kind: 'after',
    on: ['decrypt:busy', 'decrypt:crashed'],
    from: isOpening,
    holds: (it) => isSample(it.after) && it.emitted.length === 0,
  },
  {
    says: 'Other failures say so, with another try',
    cites: ['SCRIBE-06'],
    kind: 'after',
    on: 'decrypt:undecryptable',
    from: isOpening,
    holds: (it) =>
      isFailed(it.after) && it.after.context.failure?.code === 'transcription.decryptFailed' && it.emitted.length === 0,
  },
  {
    says: 'An unreachable server is told as what it is',
    cites: ['FAIL-04'],
    kind: 'after',
    on: 'decrypt:unreachable',
    from: isOpening,
    holds: ({ after }) => isFailed(after) && after.context.failure?.code === 'network.unreachable',
  },
  {
    says: 'Text is kept only as long as it is shown',
    cites: ['SCRIBE-07'],
    kind: 'always',
    holds: (state) => isReadable(state) === (state.context.opened !== null),
  },
  {
    says: 'Text that nobody hides is sealed again after five minutes',
    cites: ['SCRIBE-07'],
    kind: 'after',
    on: 'wait hideAfter',
    from: isReadable,
    holds: ({ after, waited }) => isLocked(after) && waited === 300_000,
  },
  {
    says: 'Whatever is shown can be hidden again',
    cites: ['SCRIBE-07'],
    kind: 'after',
    on: 'text.hide',
    from: isShown,
    holds: (it) => isLocked(it.after) && startsNothing(it),
  },
  {
    says: 'Deleting asks first, from wherever there is something to delete',
    cites: ['SCRIBE-08'],
    kind: 'after',
    on: 'item.delete',
    from: (state) => isLocked(state) || (isShown(state) && !isSample(state)),
    holds: (it) => isConfirming(it.after) && it.after.context.failure === null && startsNothing(it),
  },
  {
    says: 'Nothing is deleted that nobody confirmed',
    cites: ['SCRIBE-08'],
    kind: 'everyStep',
    when: (it) => starts(it, 'remove'),
    holds: (it) =>
      it.on === 'deletion.confirm' &&
      isConfirming(it.before) &&
      startsWith(it, 'remove', { id: it.before.context.item.id }),
  },
  {
    says: 'A confirmed deletion is begun',
    cites: ['SCRIBE-08'],
    kind: 'after',
    on: 'deletion.confirm',
    from: isConfirming,
    holds: (it) => isDeleting(it.after) && starts(it, 'remove') && it.after.context.failure === null,
  },
  {
    says: 'Whoever changes their mind keeps it, sealed',
    cites: ['SCRIBE-08'],
    kind: 'after',
    on: 'deletion.cancel',
    from: isConfirming,
    holds: (it) => isLocked(it.after) && it.after.context.failure === null && startsNothing(it),
  },
  {
    says: 'What is deleted is gone',
    cites: ['SCRIBE-08'],
    kind: 'after',
    on: 'remove:removed',
    from: isDeleting,
    holds: (it) => isDeleted(it.after),
  },
  {
    says: 'What could not be deleted stays, and says why',
    cites: ['SCRIBE-08'],
    kind: 'after',
    on: ['remove:unreachable', 'remove:crashed'],
    from: isDeleting,
    holds: (it) =>
      isConfirming(it.after) &&
      it.after.context.failure?.code === (it.on === 'remove:crashed' ? 'unexpected' : 'network.unreachable') &&
      it.emitted.length === 0,
  },
  {
    says: 'A failure is told where it can be tried again, and nowhere else',
    cites: ['FAIL-07'],
    kind: 'always',
    holds: (state) =>
      isFailed(state) ? state.context.failure !== null : isConfirming(state) || state.context.failure === null,
  },
  {
    says: 'Whoever waits is told so, and nobody else',
    cites: ['FAIL-03'],
    kind: 'always',
    holds: (state) => state.hasTag('busy') === (isOpening(state) || isDeleting(state)),
  },
  {
    says: 'Whatever is not deleted can be sealed again',
    cites: ['SCRIBE-07'],
    kind: 'canAlwaysReach',
    when: (state) => !isDeleted(state),
    holds: isLocked,
  },
]
