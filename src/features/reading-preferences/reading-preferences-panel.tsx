import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { InputFrom } from 'xstate'
import { readingPreferencesFlow } from './reading-preferences.flow.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
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
  const { view, marker } = useFlowView(flow)
  const { readingPreferences } = useFlowState(flow, (state) => ({
    readingPreferences: state.context.readingPreferences,
  }))
  useEffect(() => {
    if (requests > 0) flow.send({ type: 'readingPreferences.open' })
  }, [flow, requests])
  return (
    <CornerPanel
      label={t`Modo leitura`}
      marker={marker}
      isShown={view === 'choices'}
      onEscape={() => flow.send({ type: 'readingPreferences.close' })}
    >
      <Choices readingPreferences={readingPreferences} send={(event) => flow.send(event)} />
    </CornerPanel>
  )
}
