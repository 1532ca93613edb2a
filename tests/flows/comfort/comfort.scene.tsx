import { type ComponentProps, useState } from 'react'
import { LANGUAGES } from '#contracts/languages.ts'
import { loadCatalogs } from '#src/place/i18n.ts'
import { RunningComfort } from '#src/features/comfort/comfort-panel.tsx'
import { Brings } from '#tests/ui/kit/brings.tsx'
import type { Scene } from '#tests/ui/kit/scenes.ts'

type Input = ComponentProps<typeof RunningComfort>['input']

const WithFooter = ({ input }: { input: Input }) => {
  const [requests, setRequests] = useState(0)
  return (
    <>
      <RunningComfort input={input} requests={requests} />
      <Brings event="comfort.open" onPress={() => setRequests(requests + 1)} />
    </>
  )
}

export const scene: Scene = async (input) => {
  await Promise.all(LANGUAGES.map((language) => loadCatalogs(language, ['comfort'])))
  return <WithFooter input={input as Input} />
}
