import { LANGUAGE_EXPLICIT_KEY, LANGUAGE_KEY } from '#contracts/languages.ts'
import type { languageOfferModel } from '#machines/language-offer/language-offer.model.ts'
import { readForAWhile } from '#tests/e2e/kit/clock.ts'
import type { Language } from '#contracts/languages.ts'
import { ASIDE } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const NEVER_FAILS = { beyond: 'a device always has a language, and storage never fails' }

const chosen = (language: Language) => ({ [LANGUAGE_KEY]: language, [LANGUAGE_EXPLICIT_KEY]: 'true' })

/** A table for each offered language, as the offer's texts are in that language. */
const networkIn = (speaks: 'en' | 'fr'): NetworkOf<typeof languageOfferModel> => {
  const other = { beyond: 'played in its own language' }
  return {
    starts: { portugueseRoot: { route: 'home', language: 'pt', readies: readForAWhile } },
    jobs: {
      findOffer: {
        arrange: {
          portuguese: { beyond: 'a reader of Portuguese is offered nothing, and the flow is not even fetched' },
          french: speaks === 'fr' ? { device: chosen('fr') } : other,
          english: speaks === 'en' ? { device: chosen('en') } : other,
          spanish: { beyond: 'is played on the rendered page; here two languages stand for three' },
          crashed: NEVER_FAILS,
        },
      },
      rememberLanguage: { arrange: { remembered: {}, crashed: NEVER_FAILS } },
      rememberDismissal: { arrange: { remembered: {}, crashed: NEVER_FAILS } },
    },
    environment: {},
    aside: ASIDE,
    speaks,
  }
}

export const languageOfferNetworks = [networkIn('fr'), networkIn('en')]
