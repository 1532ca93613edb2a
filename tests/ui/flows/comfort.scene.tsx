import type { ComponentProps } from 'react'
import { LANGUAGES } from '#contracts/languages.ts'
import { loadCatalogs } from '#src/place/i18n.ts'
import { RunningComfort } from '#src/comfort/comfort-panel.tsx'
import type { Scene } from '../kit/scenes.ts'

export const scene: Scene = async (input) => {
  await Promise.all(LANGUAGES.map((language) => loadCatalogs(language, ['comfort'])))
  return <RunningComfort input={input as ComponentProps<typeof RunningComfort>['input']} requests={0} />
}
