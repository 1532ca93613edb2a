import type { ComponentProps } from 'react'
import { LANGUAGES } from '#contracts/languages.ts'
import { loadCatalogs } from '#src/page-context/i18n.ts'
import { RunningDemo } from '#src/features/transcribe-demo/transcribe-demo.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

export const fixture: Fixture = async (input) => {
  await Promise.all(LANGUAGES.map((language) => loadCatalogs(language, ['transcribe-demo'])))
  return <RunningDemo input={input as ComponentProps<typeof RunningDemo>['input']} />
}
