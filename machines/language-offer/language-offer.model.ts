import type { ModelOf } from '../kit/model.ts'
import { CRASHED } from '../kit/samples.ts'
import { languageMachine } from './language.machine.ts'

const portugueseRoot = { page: 'pt', isLanding: true } as const
const englishPage = { page: 'en', isLanding: false } as const

export const languageModel = {
  machine: languageMachine,
  inputs: { portugueseRoot, englishPage },
  person: [
    { event: { type: 'language.choose', language: 'es' } },
    { event: { type: 'offer.accept' } },
    { event: { type: 'offer.dismiss' } },
  ],
  environment: [
    { case: 'portugueseRoot', event: { type: 'place.changed', ...portugueseRoot } },
    { case: 'englishPage', event: { type: 'place.changed', ...englishPage } },
  ],
  streams: {},
  outcomes: {
    detectLanguage: { portuguese: { ok: 'pt' }, french: { ok: 'fr' }, crashed: CRASHED },
    rememberLanguage: { remembered: { ok: undefined }, crashed: CRASHED },
  },
} satisfies ModelOf<typeof languageMachine>
