import type { ComponentProps } from 'react'
import { LANGUAGES } from '#contracts/languages.ts'
import { loadCatalogs } from '#src/place/i18n.ts'
import { RunningDemo } from '#src/features/transcribe-demo/transcribe-demo.tsx'
import type { Scene } from '#tests/ui/kit/scenes.ts'

export const scene: Scene = async (input) => {
  await Promise.all(LANGUAGES.map((language) => loadCatalogs(language, ['transcribe-demo'])))
  return <RunningDemo input={input as ComponentProps<typeof RunningDemo>['input']} />
}
