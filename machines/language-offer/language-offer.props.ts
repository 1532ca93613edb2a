import { asks, starts, startsNothing, startsWith } from '../kit/happenings.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import type { languageMachine } from './language.machine.ts'

type Is = Predicate<typeof languageMachine>

const isAnywhere: Is = () => true
const isOffering: Is = (state) => state.matches('offering')
const isPortugueseRoot: Is = ({ context }) => context.page === 'pt' && context.isLanding

export const languageProperties: readonly Property<typeof languageMachine>[] = [
  {
    says: 'The language is detected at start, whatever page is open',
    cites: '§4 Language',
    kind: 'always',
    when: (state) => state.matches('detecting'),
    holds: ({ context }) => context.offered === null && context.chosen === null,
  },
  {
    says: 'On the Portuguese root a visitor of another language sees an offer of it',
    cites: 'D1',
    kind: 'after',
    on: 'detectLanguage:french',
    from: (state) => state.matches('detecting') && isPortugueseRoot(state),
    holds: ({ after }) => isOffering(after) && after.context.offered === 'fr',
  },
  {
    says: 'An offer is made nowhere else, and to nobody who reads the language of the page',
    cites: 'D1',
    kind: 'always',
    when: isOffering,
    holds: (state) => isPortugueseRoot(state) && state.context.offered === 'fr',
  },
  {
    says: 'Whoever has the language of the page, or none that can be told, is left alone',
    cites: 'D1; §9 Detection order',
    kind: 'after',
    on: ['detectLanguage:portuguese', 'detectLanguage:crashed', 'wait storageTimeout'],
    from: (state) => state.matches('detecting'),
    holds: ({ after, emitted }) => after.matches('settled') && emitted.length === 0,
  },
  {
    says: 'Never an automatic jump: the language switches after the offer was accepted, and then only',
    cites: 'D1',
    kind: 'everyStep',
    when: ({ emitted }) => emitted.length > 0,
    holds: ({ on }) => on === 'offer.accept',
  },
  {
    says: 'Accepting switches to the offered language, and keeps it as the choice',
    cites: 'D1, D2',
    kind: 'after',
    on: 'offer.accept',
    from: isOffering,
    holds: (it) =>
      it.after.matches('remembering') &&
      asks(it, { type: 'switchLanguage', to: 'fr' }) &&
      startsWith(it, 'rememberLanguage', 'fr'),
  },
  {
    says: 'The offer is dismissible, and is then not made again: the language of the page is the choice',
    cites: 'D1, D2',
    kind: 'after',
    on: 'offer.dismiss',
    from: isOffering,
    holds: (it) => it.after.matches('remembering') && startsWith(it, 'rememberLanguage', 'pt'),
  },
  {
    says: 'Picking a language is explicit and stored, at any moment',
    cites: 'D2; §4 Language',
    kind: 'after',
    on: 'language.choose',
    from: isAnywhere,
    holds: (it) => it.after.matches('remembering') && startsWith(it, 'rememberLanguage', 'es'),
  },
  {
    says: 'An explicit choice is never overwritten: nothing is stored that nobody chose',
    cites: 'D2',
    kind: 'everyStep',
    when: (it) => starts(it, 'rememberLanguage'),
    holds: ({ on }) => ['language.choose', 'offer.accept', 'offer.dismiss'].includes(on),
  },
  {
    says: 'Detection happens once: after a choice no offer comes up',
    cites: 'D1, D2',
    kind: 'everyStep',
    when: ({ before, after }) => isOffering(after) && !isOffering(before),
    holds: ({ before }) => before.matches('detecting'),
  },
  {
    says: 'The choice stands until it is stored, and is not kept beyond',
    cites: 'D2',
    kind: 'always',
    holds: (state) => (state.context.chosen !== null) === state.matches('remembering'),
  },
  {
    says: 'An offer that is gone leaves nothing',
    cites: 'D1',
    kind: 'always',
    holds: (state) => (state.context.offered !== null) === isOffering(state),
  },
  {
    says: 'Storing the choice ends the same way, stored or not: nothing is asked of the visitor',
    cites: 'D2; §2 Language handling',
    kind: 'after',
    on: ['rememberLanguage:remembered', 'rememberLanguage:crashed', 'wait storageTimeout'],
    from: (state) => state.matches('remembering'),
    holds: (it) => it.after.matches('settled') && it.emitted.length === 0,
  },
  {
    says: 'The first path segment sets the language: a new address is followed, a choice under way goes on',
    cites: '§2 Language handling',
    kind: 'after',
    on: 'place.changed:englishPage',
    from: (state) => !isOffering(state),
    holds: (it) =>
      it.after.context.page === 'en' &&
      !it.after.context.isLanding &&
      it.after.value === it.before.value &&
      startsNothing(it),
  },
  {
    says: 'The offer goes with the page it was made on',
    cites: 'D1',
    kind: 'after',
    on: 'place.changed:englishPage',
    from: isOffering,
    holds: ({ after }) => after.matches('settled') && after.context.page === 'en',
  },
  {
    says: 'Coming to the Portuguese root later makes no offer',
    cites: 'D1',
    kind: 'after',
    on: 'place.changed:portugueseRoot',
    from: (state) => state.matches('settled') || state.matches('remembering'),
    holds: (it) => it.after.value === it.before.value && isPortugueseRoot(it.after),
  },
]
