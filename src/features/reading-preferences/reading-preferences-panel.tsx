import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { InputFrom } from 'xstate'
import { readingPreferencesFlow } from './reading-preferences.flow.ts'
import { markerOf } from '#src/flow-runtime/marker.ts'
import { readingPreferencesRequests } from '#src/flow-runtime/requests.ts'
import { useHostedActor } from '#src/flow-runtime/use-flow.tsx'
import { CornerPanel } from '#src/ui/corner-panel.tsx'
import { Choices } from './choices.tsx'

export const ReadingPreferencesPanel = () => {
  const requests = readingPreferencesRequests.useCount()
  const [atStart] = useState(requests)
  return <RunningReadingPreferences input={{ isOpened: atStart > 0 }} requests={requests - atStart} />
}

type RunningReadingPreferencesProps = { input: InputFrom<typeof readingPreferencesFlow>; requests: number }

/** The reading mode's panel. A choice applies to the page behind it at once. */
export const RunningReadingPreferences = ({ input, requests }: RunningReadingPreferencesProps) => {
  const { t } = useLingui()
  const flow = useHostedActor(readingPreferencesFlow, input)
  const state = useSelector(flow, (snapshot) => snapshot)
  useEffect(() => {
    if (requests > 0) flow.send({ type: 'readingPreferences.open' })
  }, [flow, requests])
  return (
    <CornerPanel
      label={t`Modo leitura`}
      marker={markerOf(state)}
      isShown={state.matches('choosing')}
      onEscape={() => flow.send({ type: 'readingPreferences.close' })}
    >
      <Choices readingPreferences={state.context.readingPreferences} send={(event) => flow.send(event)} />
    </CornerPanel>
  )
}
