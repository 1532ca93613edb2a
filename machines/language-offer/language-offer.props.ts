import { consequencesOf } from '../kit/consequences.ts'
import type { Property } from '../kit/properties.ts'
import type { languageOfferMachine } from './language-offer.machine.ts'

const { ends, onlyAfter, rests, shows } = consequencesOf<typeof languageOfferMachine>()

export const languageOfferProperties: readonly Property<typeof languageOfferMachine>[] = [
  {
    name: 'The page stands as it is while the language is looked for',
    cites: ['LANG-11'],
    kind: 'start',
    input: 'portugueseRoot',
    expect: (state) => shows(null)(state) && state.context.offered === 'pt',
  },
  {
    name: 'A visitor of another language sees an offer of it; who reads Portuguese or cannot be told is left alone',
    cites: ['LANG-10', 'LANG-14'],
    ...ends('findOffer', {
      french: { shows: 'offer', keeps: { offered: 'fr' } },
      english: { shows: 'offer', keeps: { offered: 'en' } },
      spanish: { shows: 'offer', keeps: { offered: 'es' } },
      portuguese: { shows: null },
      crashed: { shows: null },
    }),
  },
  {
    name: 'The language switches, and is kept as a choice, when the offer is accepted; a dismissal chooses none',
    cites: ['LANG-11', 'LANG-12', 'LANG-13'],
    ...onlyAfter(rests('offer'), {
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
    name: 'Stored or not, nothing more is asked of the visitor',
    cites: ['LANG-15'],
    kind: 'everyStep',
    when: ({ on }) => on.startsWith('remember'),
    expect: ({ after, calls }) => shows(null)(after) && after.status === 'done' && calls.length === 0,
  },
  {
    name: 'An offer stands until it is answered',
    cites: ['LANG-15'],
    kind: 'everyStep',
    when: ({ before }) => rests('offer')(before),
    expect: ({ on }) => on === 'offer.accept' || on === 'offer.dismiss',
  },
]
