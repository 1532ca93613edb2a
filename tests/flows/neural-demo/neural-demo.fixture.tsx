import { LANGUAGES } from '#contracts/languages.ts'
import { loadCatalogs } from '#src/page-context/i18n.ts'
import { NeuralDemo } from '#src/features/neural-demo/neural-demo.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

export const fixture: Fixture = async () => {
  await Promise.all(LANGUAGES.map((language) => loadCatalogs(language, ['neural-demo'])))
  return <NeuralDemo />
}
