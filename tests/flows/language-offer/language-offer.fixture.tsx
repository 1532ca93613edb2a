import { LanguageOfferBar } from '#src/features/language-offer/language-offer-bar.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

export const fixture: Fixture = () => Promise.resolve(<LanguageOfferBar />)
