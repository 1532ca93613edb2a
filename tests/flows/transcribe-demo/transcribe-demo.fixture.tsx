import type { ComponentProps } from 'react'
import { LANGUAGES } from '#contracts/languages.ts'
import { loadCatalogs } from '#src/page-context/i18n.ts'
import { TRANSCRIBE_DEMO } from '#src/features/transcribe-demo/lazy-part.ts'
import { Scene } from '#src/features/transcribe-demo/transcribe-demo.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

export const fixture: Fixture = async (input) => {
  await Promise.all([
    TRANSCRIBE_DEMO.fetch(),
    ...LANGUAGES.map((language) => loadCatalogs(language, ['transcribe-demo'])),
  ])
  return <Scene input={input as ComponentProps<typeof Scene>['input']} />
}
