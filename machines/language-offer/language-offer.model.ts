import type { ModelOf } from '../kit/model.ts'
import { CRASHED } from '../kit/samples.ts'
import { languageOfferMachine } from './language-offer.machine.ts'

export const languageOfferModel = {
  machine: languageOfferMachine,
  inputs: { portugueseRoot: undefined },
  person: [{ event: { type: 'offer.accept' } }, { event: { type: 'offer.dismiss' } }],
  environment: [],
  streams: {},
  outcomes: {
    findOffer: {
      portuguese: { ok: 'pt' },
      french: { ok: 'fr' },
      english: { ok: 'en' },
      spanish: { ok: 'es' },
      crashed: CRASHED,
    },
    rememberLanguage: { remembered: { ok: undefined }, crashed: CRASHED },
    rememberDismissal: { remembered: { ok: undefined }, crashed: CRASHED },
  },
} satisfies ModelOf<typeof languageOfferMachine>
