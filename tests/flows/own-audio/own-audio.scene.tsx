import { LANGUAGES } from '#contracts/languages.ts'
import { loadCatalogs } from '#src/place/i18n.ts'
import { OwnAudio } from '#src/features/own-audio/own-audio.tsx'
import type { Scene } from '#tests/ui/kit/scenes.ts'

export const scene: Scene = async () => {
  await Promise.all(LANGUAGES.map((language) => loadCatalogs(language, ['own-audio', 'messages'])))
  return <OwnAudio />
}
