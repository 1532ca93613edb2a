import { LANGUAGE_EXPLICIT_KEY, LANGUAGE_KEY } from '#contracts/languages.ts'
import type { languageModel } from '#machines/language/language.model.ts'
import { ASIDE } from './kit/replies.ts'
import type { WireOf } from './kit/wire.ts'

const STAYS = { beyond: 'whoever leaves the Portuguese root leaves the offer' }
const NEVER_FAILS = { beyond: 'a device always has a language' }

export const languageWire: WireOf<typeof languageModel> = {
  starts: { portugueseRoot: { route: 'home' }, englishPage: { beyond: 'the offer lives on the Portuguese root' } },
  jobs: {
    detectLanguage: {
      arrange: {
        portuguese: { beyond: 'a reader of Portuguese is offered nothing, and the flow is not even fetched' },
        french: { device: { [LANGUAGE_KEY]: 'fr', [LANGUAGE_EXPLICIT_KEY]: 'true' } },
        crashed: NEVER_FAILS,
      },
    },
    rememberLanguage: { arrange: { remembered: {}, crashed: NEVER_FAILS } },
  },
  happenings: { 'place.changed:portugueseRoot': STAYS, 'place.changed:englishPage': STAYS },
  aside: ASIDE,
  speaks: 'fr',
}
