import { type ComponentProps, useState } from 'react'
import { LANGUAGES } from '#contracts/languages.ts'
import { loadCatalogs } from '#src/page-context/i18n.ts'
import { RunningReadingPreferences } from '#src/features/reading-preferences/reading-preferences-panel.tsx'
import { EventButton } from '#tests/ui/kit/event-button.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

type Input = ComponentProps<typeof RunningReadingPreferences>['input']

const WithFooter = ({ input }: { input: Input }) => {
  const [requests, setRequests] = useState(0)
  return (
    <>
      <RunningReadingPreferences input={input} openCount={requests} />
      <EventButton event="readingPreferences.open" onPress={() => setRequests(requests + 1)} />
    </>
  )
}

export const fixture: Fixture = async (input) => {
  await Promise.all(LANGUAGES.map((language) => loadCatalogs(language, ['reading-preferences'])))
  return <WithFooter input={input as Input} />
}
