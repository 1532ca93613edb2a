import { LANGUAGES } from '#contracts/languages.ts'
import { loadCatalogs } from '#src/page-context/i18n.ts'
import { OwnAudio } from '#src/features/own-audio/own-audio.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

export const fixture: Fixture = async () => {
  await Promise.all(LANGUAGES.map((language) => loadCatalogs(language, ['own-audio', 'messages'])))
  return <OwnAudio />
}
