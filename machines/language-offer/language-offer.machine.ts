import { assign, emit, setup } from 'xstate'
import type { Language } from '#contracts/languages.ts'
import { API_TIMEOUT } from '#contracts/limits.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { Viewed } from '../kit/view.ts'

/** The page that is open. `isLanding`: the Portuguese root, where `/` sends everybody (D1). */
export type Place = { page: Language; isLanding: boolean }

export const languageMachine = setup({
  types: {
    input: {} as Place,
    context: {} as Place & { offered: Language | null; chosen: Language | null },
    events: {} as
      | { type: 'language.choose'; language: Language }
      | { type: 'offer.accept' }
      | { type: 'offer.dismiss' }
      | ({ type: 'place.changed' } & Place),
    emitted: {} as { type: 'switchLanguage'; to: Language },
    tags: {} as 'busy',
    meta: {} as Viewed<'offer' | null>,
  },
  actors: {
    detectLanguage: unprovided<Language>('detectLanguage'),
    rememberLanguage: unprovided<void, Language>('rememberLanguage'),
  },
  guards: {
    isWorthOffering: ({ context }, { language }: { language: Language }) =>
      context.isLanding && language !== context.page,
  },
  actions: {
    storePlace: assign((_, { page, isLanding }: Place) => ({ page, isLanding })),
    storeOffer: assign({ offered: (_, { language }: { language: Language }) => language }),
    clearOffer: assign({ offered: null }),
    chooseLanguage: assign({ chosen: (_, { language }: { language: Language }) => language }),
    chooseOffered: assign({ chosen: ({ context }) => context.offered }),
    choosePage: assign({ chosen: ({ context }) => context.page }),
    clearChoice: assign({ chosen: null }),
    emitSwitch: emit(({ context }) => ({ type: 'switchLanguage' as const, to: context.offered ?? context.page })),
  },
  delays: { storageTimeout: API_TIMEOUT },
}).createMachine({
  id: 'language',
  description:
    'The language of the visit: detected at start, offered where it differs, chosen for good in the switcher.',
  context: ({ input }) => ({ page: input.page, isLanding: input.isLanding, offered: null, chosen: null }),
  initial: 'detecting',
  on: {
    'language.choose': {
      target: '.remembering',
      reenter: true,
      actions: ['clearOffer', { type: 'chooseLanguage', params: ({ event }) => event }],
    },
  },
  states: {
    detecting: {
      description: 'The saved choice and the browser are being asked for their language.',
      meta: { view: null },
      tags: 'busy',
      on: { 'place.changed': { actions: { type: 'storePlace', params: ({ event }) => event } } },
      invoke: {
        id: 'detectLanguage',
        src: 'detectLanguage',
        onDone: [
          {
            guard: { type: 'isWorthOffering', params: ({ event }) => ({ language: event.output }) },
            target: 'offering',
            actions: { type: 'storeOffer', params: ({ event }) => ({ language: event.output }) },
          },
          { target: 'settled' },
        ],
        onError: 'settled',
      },
      after: { storageTimeout: 'settled' },
    },
    offering: {
      description: 'The Portuguese root is open in front of a visitor of another language, who is quietly offered it.',
      meta: { view: 'offer' },
      on: {
        'offer.accept': { target: 'remembering', actions: ['chooseOffered', 'emitSwitch', 'clearOffer'] },
        'offer.dismiss': { target: 'remembering', actions: ['choosePage', 'clearOffer'] },
        'place.changed': {
          target: 'settled',
          actions: ['clearOffer', { type: 'storePlace', params: ({ event }) => event }],
        },
      },
    },
    remembering: {
      description: 'The explicit choice is being stored; no detection overwrites it from here on.',
      meta: { view: null },
      tags: 'busy',
      exit: 'clearChoice',
      on: { 'place.changed': { actions: { type: 'storePlace', params: ({ event }) => event } } },
      invoke: {
        id: 'rememberLanguage',
        src: 'rememberLanguage',
        input: ({ context }) => context.chosen ?? context.page,
        onDone: 'settled',
        onError: 'settled',
      },
      after: { storageTimeout: 'settled' },
    },
    settled: {
      description: 'The language of the address stands.',
      meta: { view: null },
      on: { 'place.changed': { actions: { type: 'storePlace', params: ({ event }) => event } } },
    },
  },
})
