import { LANGUAGES } from '#contracts/languages.ts'
import { loadCatalogs } from '#src/place/i18n.ts'
import { LanguageOfferBar } from '#src/features/language-offer/language-offer-bar.tsx'
import type { Scene } from '#tests/ui/kit/scenes.ts'

export const scene: Scene = async () => {
  await Promise.all(LANGUAGES.map((language) => loadCatalogs(language, ['shell'])))
  return <LanguageOfferBar />
}
