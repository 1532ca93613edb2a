import type { ModelOf } from '../kit/model.ts'
import { CRASHED, UNREACHABLE } from '../kit/samples.ts'
import { arrivalMachine } from './arrival.machine.ts'
import type { Place } from './place.ts'

export const HOME: Place = { page: 'home', language: 'en', pathname: '/en' }
export const ABOUT: Place = { page: 'about', language: 'en', pathname: '/en/sobre' }
export const ABOUT_IN_FRENCH: Place = { page: 'about', language: 'fr', pathname: '/fr/sobre' }
export const REDIRECT = { to: 'contact', language: 'es' } as const

export const arrivalModel = {
  machine: arrivalMachine,
  inputs: { whole: { place: HOME, isMissing: false }, missing: { place: HOME, isMissing: true } },
  person: [{ event: { type: 'page.retry' } }],
  environment: [],
  streams: {
    watchBrowser: [
      { case: 'home', event: { type: 'url.page', place: HOME } },
      { case: 'about', event: { type: 'url.page', place: ABOUT } },
      { case: 'aboutInFrench', event: { type: 'url.page', place: ABOUT_IN_FRENCH } },
      { event: { type: 'url.redirect', ...REDIRECT } },
      { event: { type: 'network.online' } },
    ],
  },
  outcomes: {
    loadPage: { loaded: { ok: undefined }, unreachable: UNREACHABLE, crashed: CRASHED },
    beginChange: { begun: { ok: undefined }, crashed: CRASHED },
    checkSite: { reachable: { ok: true }, notReachable: { ok: false }, crashed: CRASHED },
  },
} satisfies ModelOf<typeof arrivalMachine>
