import { LANGUAGES } from '#contracts/languages.ts'
import { loadCatalogs } from '#src/place/i18n.ts'
import { LanguageOfferBar } from '#src/app/language-offer-bar.tsx'
import type { Scene } from '../kit/scenes.ts'

export const scene: Scene = async () => {
  await Promise.all(LANGUAGES.map((language) => loadCatalogs(language, ['shell'])))
  return <LanguageOfferBar />
}
