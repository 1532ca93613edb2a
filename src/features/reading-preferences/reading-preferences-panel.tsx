import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { InputFrom } from 'xstate'
import { readingPreferencesFlow } from './reading-preferences.flow.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { readingPreferencesPanel } from '#src/flow-runtime/open-panel.ts'
import { useHostedActor } from '#src/flow-runtime/use-flow.tsx'
import { CornerPanel } from '#src/ui/corner-panel.tsx'
import { PreferenceChoices } from './preference-choices.tsx'

export const ReadingPreferencesPanel = () => {
  const openCount = readingPreferencesPanel.useOpenCount()
  const [atStart] = useState(openCount)
  return <RunningReadingPreferences input={{ isOpened: atStart > 0 }} openCount={openCount - atStart} />
}

type RunningReadingPreferencesProps = { input: InputFrom<typeof readingPreferencesFlow>; openCount: number }

/** The reading mode's panel. A choice applies to the page behind it at once. */
export const RunningReadingPreferences = ({ input, openCount }: RunningReadingPreferencesProps) => {
  const { t } = useLingui()
  const flow = useHostedActor(readingPreferencesFlow, input)
  const { view, marker } = useFlowView(flow)
  const { readingPreferences } = useFlowState(flow, (state) => ({
    readingPreferences: state.context.readingPreferences,
  }))
  useEffect(() => {
    if (openCount > 0) flow.send({ type: 'readingPreferences.open' })
  }, [flow, openCount])
  return (
    <CornerPanel
      label={t`Modo leitura`}
      marker={marker}
      isShown={view === 'choices'}
      onEscape={() => flow.send({ type: 'readingPreferences.close' })}
    >
      <PreferenceChoices readingPreferences={readingPreferences} send={(event) => flow.send(event)} />
    </CornerPanel>
  )
}
