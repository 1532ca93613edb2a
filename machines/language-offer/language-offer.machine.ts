import { assign, emit, setup } from 'xstate'
import { DEFAULT_LANGUAGE, type Language } from '#contracts/languages.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { Viewed } from '../kit/view.ts'

type Found = { language: Language }

export const languageOfferMachine = setup({
  types: {
    /** Portuguese is the page's language, and means no offer. */
    context: {} as { offered: Language },
    events: {} as { type: 'offer.accept' } | { type: 'offer.dismiss' },
    emitted: {} as ShellCommand<'switchLanguage'>,
    tags: {} as 'busy',
    meta: {} as Viewed<'offer' | null>,
  },
  actors: {
    /** The visitor's language; Portuguese also if the offer was dismissed before. */
    findOffer: unprovided<Language>('findOffer'),
    rememberLanguage: unprovided<void, { language: Language }>('rememberLanguage'),
    rememberDismissal: unprovided<void, { language: Language }>('rememberDismissal'),
  },
  guards: { isOther: (_, { language }: Found) => language !== DEFAULT_LANGUAGE },
  actions: {
    storeOffer: assign({ offered: (_, { language }: Found) => language }),
    emitSwitch: emit(({ context }) => ({ type: 'switchLanguage' as const, to: context.offered })),
  },
}).createMachine({
  id: 'languageOffer',
  description: 'The Portuguese root quietly offers a visitor their own language, and never jumps to it.',
  context: { offered: DEFAULT_LANGUAGE },
  initial: 'looking',
  states: {
    looking: {
      description: 'The saved choice and the browser are being asked for their language.',
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
      description: 'The offer stands, in the words of the language that is offered, until it is answered.',
      meta: { view: 'offer' },
      on: {
        'offer.accept': { target: 'accepting', actions: 'emitSwitch' },
        'offer.dismiss': 'dismissing',
      },
    },
    accepting: {
      description: 'The language was chosen explicitly, and is being stored as such.',
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
      description: 'That this language is not wanted here is being stored. It is no choice of another one.',
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
      description: 'The language of the address stands.',
      meta: { view: null },
    },
  },
})
