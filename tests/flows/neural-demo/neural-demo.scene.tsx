import { LANGUAGES } from '#contracts/languages.ts'
import { loadCatalogs } from '#src/place/i18n.ts'
import { NeuralDemo } from '#src/features/neural-demo/neural-demo.tsx'
import type { Scene } from '#tests/ui/kit/scenes.ts'

export const scene: Scene = async () => {
  await Promise.all(LANGUAGES.map((language) => loadCatalogs(language, ['neural-demo'])))
  return <NeuralDemo />
}
