import { assign, emit, setup } from 'xstate'
import { DEFAULT_LANGUAGE, type Language } from '#contracts/languages.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

type LanguageParams = { language: Language }

export const languageOfferMachine = setup({
  types: {
    /** Portuguese is the page's language, and means no offer. */
    context: {} as { offered: Language },
    events: {} as { type: 'offer.accept' } | { type: 'offer.dismiss' },
    emitted: {} as ShellCommand<'switchLanguage'>,
    tags: {} as 'busy',
    meta: {} as ViewMeta<'offer' | null>,
  },
  actors: {
    /** The visitor's language; Portuguese also if the offer was dismissed before. */
    findOffer: unprovided<Language>('findOffer'),
    rememberLanguage: unprovided<void, { language: Language }>('rememberLanguage'),
    rememberDismissal: unprovided<void, { language: Language }>('rememberDismissal'),
  },
  guards: { isOther: (_, { language }: LanguageParams) => language !== DEFAULT_LANGUAGE },
  actions: {
    storeOffer: assign({ offered: (_, { language }: LanguageParams) => language }),
    emitSwitch: emit(({ context }) => ({ type: 'switchLanguage' as const, to: context.offered })),
  },
}).createMachine({
  id: 'languageOffer',
  description: "On the Portuguese home page, offers the visitor's own language; never switches by itself.",
  context: { offered: DEFAULT_LANGUAGE },
  initial: 'findingOffer',
  states: {
    findingOffer: {
      description: "Reads the saved choice and the browser's languages.",
      meta: { view: null },
      tags: 'busy',
      invoke: {
        id: 'findOffer',
        src: 'findOffer',
        onDone: [
          {
            guard: { type: 'isOther', params: ({ event }) => ({ language: event.output }) },
            target: 'offering',
            actions: { type: 'storeOffer', params: ({ event }) => ({ language: event.output }) },
          },
          { target: 'settled' },
        ],
        onError: 'settled',
      },
    },
    offering: {
      description: 'Shows the offer in the offered language until it is answered.',
      meta: { view: 'offer' },
      on: {
        'offer.accept': { target: 'accepting', actions: 'emitSwitch' },
        'offer.dismiss': 'dismissing',
      },
    },
    accepting: {
      description: 'Stores the language as an explicit choice.',
      meta: { view: null },
      tags: 'busy',
      invoke: {
        id: 'rememberLanguage',
        src: 'rememberLanguage',
        input: ({ context }) => ({ language: context.offered }),
        onDone: 'settled',
        onError: 'settled',
      },
    },
    dismissing: {
      description: 'Stores the dismissal, which is no choice of a language.',
      meta: { view: null },
      tags: 'busy',
      invoke: {
        id: 'rememberDismissal',
        src: 'rememberDismissal',
        input: ({ context }) => ({ language: context.offered }),
        onDone: 'settled',
        onError: 'settled',
      },
    },
    settled: {
      type: 'final',
      description: 'No offer: the language of the URL applies.',
      meta: { view: null },
    },
  },
})
