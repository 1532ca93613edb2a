import { asks, starts, startsNothing, startsWith } from '../kit/happenings.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import type { languageOfferMachine } from './language-offer.machine.ts'

type Is = Predicate<typeof languageOfferMachine>

const isLooking: Is = (state) => state.matches('looking')
const isOffering: Is = (state) => state.matches('offering')
const isAccepting: Is = (state) => state.matches('accepting')
const isDismissing: Is = (state) => state.matches('dismissing')
const isSettled: Is = (state) => state.matches('settled')

export const languageOfferProperties: readonly Property<typeof languageOfferMachine>[] = [
  {
    name: 'The page stands as it is while the language is looked for',
    cites: ['LANG-11'],
    kind: 'start',
    input: 'portugueseRoot',
    expect: (state) => isLooking(state) && state.context.offered === 'pt',
  },
  {
    name: 'A visitor whose saved or browser language is another one sees an offer of that language',
    cites: ['LANG-10'],
    kind: 'after',
    on: 'findOffer:french',
    from: isLooking,
    expect: (it) => isOffering(it.after) && it.after.context.offered === 'fr' && it.emitted.length === 0,
  },
  {
    name: 'Whichever language that is',
    cites: ['LANG-10'],
    kind: 'after',
    on: ['findOffer:english', 'findOffer:spanish'],
    from: isLooking,
    expect: (it) =>
      isOffering(it.after) &&
      it.after.context.offered === (it.on === 'findOffer:english' ? 'en' : 'es') &&
      it.emitted.length === 0,
  },
  {
    name: 'Whoever reads the language of the page, has dismissed the offer, or cannot be told is left alone',
    cites: ['LANG-14'],
    kind: 'after',
    on: ['findOffer:portuguese', 'findOffer:crashed'],
    from: isLooking,
    expect: (it) => isSettled(it.after) && it.emitted.length === 0,
  },
  {
    name: 'Never an automatic jump: the language switches when the offer is accepted, and then only',
    cites: ['LANG-11'],
    kind: 'everyStep',
    when: ({ emitted }) => emitted.length > 0,
    expect: ({ on }) => on === 'offer.accept',
  },
  {
    name: 'Accepting switches to the offered language, and keeps it as an explicit choice',
    cites: ['LANG-12'],
    kind: 'after',
    on: 'offer.accept',
    from: isOffering,
    expect: (it) => {
      const { offered } = it.before.context
      return (
        isAccepting(it.after) &&
        asks(it, { type: 'switchLanguage', to: offered }) &&
        startsWith(it, 'rememberLanguage', { language: offered })
      )
    },
  },
  {
    name: 'The offer is dismissible, and what was dismissed is remembered',
    cites: ['LANG-13'],
    kind: 'after',
    on: 'offer.dismiss',
    from: isOffering,
    expect: (it) =>
      isDismissing(it.after) && startsWith(it, 'rememberDismissal', { language: it.before.context.offered }),
  },
  {
    name: 'An explicit choice is never overwritten: dismissing an offer chooses no language',
    cites: ['LANG-13'],
    kind: 'everyStep',
    when: (it) => starts(it, 'rememberLanguage'),
    expect: ({ on }) => on === 'offer.accept',
  },
  {
    name: 'Storing the choice ends the same way, stored or not: nothing more is asked of the visitor',
    cites: ['LANG-15'],
    kind: 'after',
    on: ['rememberLanguage:remembered', 'rememberLanguage:crashed'],
    from: isAccepting,
    expect: (it) => isSettled(it.after) && startsNothing(it),
  },
  {
    name: 'So does storing the dismissal',
    cites: ['LANG-15'],
    kind: 'after',
    on: ['rememberDismissal:remembered', 'rememberDismissal:crashed'],
    from: isDismissing,
    expect: (it) => isSettled(it.after) && startsNothing(it),
  },
  {
    name: 'An offer stands until it is answered',
    cites: ['LANG-15'],
    kind: 'everyStep',
    when: ({ before }) => isOffering(before),
    expect: ({ on }) => on === 'offer.accept' || on === 'offer.dismiss',
  },
]
