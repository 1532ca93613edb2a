import { LANGUAGE_EXPLICIT_KEY, LANGUAGE_KEY } from '#contracts/languages.ts'
import type { languageOfferModel } from '#machines/language-offer/language-offer.model.ts'
import { passConsentDelay } from '#tests/e2e/kit/clock.ts'
import type { Language } from '#contracts/languages.ts'
import { PAGE_REQUESTS } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const NEVER_FAILS = { unplayable: 'a device always has a language, and storage never fails' }

const storedLanguage = (language: Language) => ({ [LANGUAGE_KEY]: language, [LANGUAGE_EXPLICIT_KEY]: 'true' })

/** A table for each offered language, as the offer's texts are in that language. */
const networkIn = (language: 'en' | 'fr'): NetworkOf<typeof languageOfferModel> => {
  const otherLanguage = { unplayable: 'played in its own language' }
  return {
    starts: { portugueseRoot: { route: 'home', language: 'pt', prepare: passConsentDelay } },
    actors: {
      findOffer: {
        arrange: {
          portuguese: { unplayable: 'a reader of Portuguese is offered nothing, and the flow is not even fetched' },
          french: language === 'fr' ? { device: storedLanguage('fr') } : otherLanguage,
          english: language === 'en' ? { device: storedLanguage('en') } : otherLanguage,
          spanish: { unplayable: 'is played on the rendered page; here two languages stand for three' },
          crashed: NEVER_FAILS,
        },
      },
      rememberLanguage: { arrange: { remembered: {}, crashed: NEVER_FAILS } },
      rememberDismissal: { arrange: { remembered: {}, crashed: NEVER_FAILS } },
    },
    environment: {},
    pageRequests: PAGE_REQUESTS,
    language,
  }
}

export const languageOfferNetworks = [networkIn('fr'), networkIn('en')]
