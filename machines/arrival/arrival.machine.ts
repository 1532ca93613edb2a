import { assign, emit, setup } from 'xstate'
import type { Language } from '#contracts/languages.ts'
import type { RouteId } from '#contracts/routes.ts'
import { unprovided, unprovidedStream } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'
import { type ArrivalCommand, changeBetween, type PageId, type Place } from './place.ts'

type PlaceParams = { place: Place }
type SiteCheckParams = { isReachable: boolean }

export const arrivalMachine = setup({
  types: {
    /** The first place; `isMissing` if its files could not be loaded. */
    input: {} as { place: Place; isMissing: boolean },
    context: {} as {
      /** The page that is shown, or was before the error screen. */
      shown: Place
      /** The place of the URL, while it is loading. */
      target: Place | null
      /** The error screen is shown in place of a page. */
      hasFailed: boolean
    },
    events: {} as
      | ({ type: 'url.page' } & PlaceParams)
      | { type: 'url.redirect'; to: RouteId; language: Language }
      | { type: 'network.online' }
      | { type: 'page.retry' },
    emitted: {} as ArrivalCommand,
    tags: {} as 'busy',
    meta: {} as ViewMeta<'unreachable' | 'failed' | null>,
  },
  actors: {
    /** Reports URL changes, and when the browser is back online. */
    watchBrowser: unprovidedStream('watchBrowser'),
    /** Loads all files of the page. No timeout here: the browser times out requests. */
    loadPage: unprovided<void, { page: PageId; language: Language }>('loadPage'),
    /** Resolves when the shown page may be replaced. */
    beginChange: unprovided<void>('beginChange'),
    /** Whether the site is reachable. */
    checkSite: unprovided<boolean>('checkSite'),
  },
  guards: {
    isShown: ({ context }, { place }: PlaceParams) => place.pathname === context.shown.pathname && !context.hasFailed,
    isAwaited: ({ context }, { place }: PlaceParams) => place.pathname === context.target?.pathname,
    isMissing: ({ context }) => context.hasFailed,
    isReachable: (_, { isReachable }: SiteCheckParams) => isReachable,
  },
  actions: {
    storeTarget: assign({ target: (_, { place }: PlaceParams) => place }),
    clearTarget: assign({ target: null }),
    storeFailure: assign({ hasFailed: true }),
    emitPlace: emit(({ context: { shown, target, hasFailed } }) => {
      const place = target ?? shown
      const change = hasFailed ? ('page' as const) : changeBetween(shown, place)
      return { type: 'placeShown' as const, place, change }
    }),
    showTarget: assign({
      shown: ({ context: { shown, target } }) => target ?? shown,
      target: null,
      hasFailed: false,
    }),
    emitRedirect: emit((_, { to, language }: { to: RouteId; language: Language }) => ({
      type: 'replaceUrl' as const,
      to,
      language,
    })),
    emitReload: emit({ type: 'reloadOnce' as const }),
  },
}).createMachine({
  id: 'arrival',
  description: 'Shows the page of the URL as soon as everything it needs is loaded.',
  context: ({ input: { place, isMissing } }) => ({
    shown: place,
    target: isMissing ? place : null,
    hasFailed: isMissing,
  }),
  invoke: { id: 'watchBrowser', src: 'watchBrowser', onError: {} },
  initial: 'initializing',
  on: {
    'url.page': [
      {
        guard: { type: 'isShown', params: ({ event }) => event },
        target: '.shown',
        actions: 'clearTarget',
      },
      { guard: { type: 'isAwaited', params: ({ event }) => event } },
      { target: '.loading', actions: { type: 'storeTarget', params: ({ event }) => event } },
    ],
    'url.redirect': {
      target: '.redirecting',
      actions: ['clearTarget', { type: 'emitRedirect', params: ({ event }) => event }],
    },
    'network.online': {},
  },
  states: {
    initializing: {
      description: 'Chooses the first state: whether the first page could be loaded.',
      meta: { view: null },
      always: [{ guard: 'isMissing', target: 'checking' }, { target: 'shown' }],
    },
    shown: {
      description: 'The page of the URL is shown.',
      meta: { view: null },
    },
    redirecting: {
      description: 'The URL redirects to another one.',
      meta: { view: null },
    },
    loading: {
      description: 'Loads what the page needs; the previous page stays on screen.',
      meta: { view: null },
      tags: 'busy',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context: { shown, target } }) => {
          const { page, language } = target ?? shown
          return { page, language }
        },
        onDone: 'entering',
        onError: 'checking',
      },
    },
    entering: {
      description: 'Replaces the page on screen.',
      meta: { view: null },
      tags: 'busy',
      invoke: {
        id: 'beginChange',
        src: 'beginChange',
        onDone: { target: 'shown', actions: ['emitPlace', 'showTarget'] },
        onError: { target: 'shown', actions: ['emitPlace', 'showTarget'] },
      },
    },
    checking: {
      description: 'Loading failed: checks whether the site can be reached.',
      meta: { view: null },
      tags: 'busy',
      invoke: {
        id: 'checkSite',
        src: 'checkSite',
        onDone: [
          { guard: { type: 'isReachable', params: ({ event }) => ({ isReachable: event.output }) }, target: 'failed' },
          { target: 'unreachable' },
        ],
        onError: 'unreachable',
      },
    },
    unreachable: {
      description: 'The site cannot be reached: the previous page stays, with a retry.',
      meta: { view: 'unreachable' },
      on: {
        'page.retry': 'loading',
        'network.online': 'loading',
        'url.page': { guard: { type: 'isAwaited', params: ({ event }) => event }, target: 'loading' },
      },
    },
    failed: {
      description: 'The site answers, but files of the page are missing: shows the error screen.',
      meta: { view: 'failed' },
      entry: ['storeFailure', 'emitReload'],
      on: { 'url.page': { guard: { type: 'isAwaited', params: ({ event }) => event }, target: 'loading' } },
    },
  },
})
