import type { ComponentProps } from 'react'
import { LANGUAGES } from '#contracts/languages.ts'
import { loadCatalogs } from '#src/place/i18n.ts'
import { RunningConsent } from '#src/consent/consent-bar.tsx'
import type { Scene } from '../kit/scenes.ts'

export const scene: Scene = async (input) => {
  await Promise.all(LANGUAGES.map((language) => loadCatalogs(language, ['consent'])))
  return <RunningConsent input={input as ComponentProps<typeof RunningConsent>['input']} requests={0} />
}
