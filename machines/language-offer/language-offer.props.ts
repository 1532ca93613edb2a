import { consequencesOf } from '../kit/consequences.ts'
import type { Property } from '../kit/properties.ts'
import type { languageOfferMachine } from './language-offer.machine.ts'

const { ends, onlyAfter, isIdleIn, shows } = consequencesOf<typeof languageOfferMachine>()

export const languageOfferProperties: readonly Property<typeof languageOfferMachine>[] = [
  {
    name: 'Nothing is offered while the language is being detected',
    cites: ['LANG-11'],
    kind: 'start',
    input: 'portugueseRoot',
    expect: (state) => shows(null)(state) && state.context.offered === 'pt',
  },
  {
    name: 'A visitor with another language sees an offer of it; with Portuguese or an unknown one, none',
    cites: ['LANG-10', 'LANG-14'],
    ...ends('findOffer', {
      french: { shows: 'offer', context: { offered: 'fr' } },
      english: { shows: 'offer', context: { offered: 'en' } },
      spanish: { shows: 'offer', context: { offered: 'es' } },
      portuguese: { shows: null },
      crashed: { shows: null },
    }),
  },
  {
    name: 'Accepting switches the language and stores it as a choice; dismissing chooses none',
    cites: ['LANG-11', 'LANG-12', 'LANG-13'],
    ...onlyAfter(isIdleIn('offer'), {
      'offer.accept': ({ before: { context } }) => ({
        shows: null,
        emits: { type: 'switchLanguage', to: context.offered },
        calls: { rememberLanguage: { language: context.offered } },
      }),
      'offer.dismiss': ({ before: { context } }) => ({
        shows: null,
        calls: { rememberDismissal: { language: context.offered } },
      }),
    }),
  },
  {
    name: 'After an answer nothing more is asked, whether it could be stored or not',
    cites: ['LANG-15'],
    kind: 'everyStep',
    when: ({ on }) => on.startsWith('remember'),
    expect: ({ after, calls }) => shows(null)(after) && after.status === 'done' && calls.length === 0,
  },
  {
    name: 'An offer stays until it is answered',
    cites: ['LANG-15'],
    kind: 'everyStep',
    when: ({ before }) => isIdleIn('offer')(before),
    expect: ({ on }) => on === 'offer.accept' || on === 'offer.dismiss',
  },
]
