import { LANGUAGES } from '#contracts/languages.ts'
import { loadCatalogs } from '#src/page-context/i18n.ts'
import { LanguageOfferBar } from '#src/features/language-offer/language-offer-bar.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

export const fixture: Fixture = async () => {
  await Promise.all(LANGUAGES.map((language) => loadCatalogs(language, ['shell'])))
  return <LanguageOfferBar />
}
