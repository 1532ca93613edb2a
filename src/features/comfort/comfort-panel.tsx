import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { InputFrom } from 'xstate'
import { comfortFlow } from './comfort.flow.ts'
import { markerOf } from '#src/flow/marker.ts'
import { comfortRequests } from '#src/flow/requests.ts'
import { useHostedActor } from '#src/flow/use-flow.tsx'
import { CornerPanel } from '#src/ui/corner-panel.tsx'
import { Choices } from './choices.tsx'

export const ComfortPanel = () => {
  const requests = comfortRequests.useCount()
  const [atStart] = useState(requests)
  return <RunningComfort input={{ isOpened: atStart > 0 }} requests={requests - atStart} />
}

type RunningComfortProps = { input: InputFrom<typeof comfortFlow>; requests: number }

/** The reading mode: whoever chooses sees at once what the page behind it looks like. */
export const RunningComfort = ({ input, requests }: RunningComfortProps) => {
  const { t } = useLingui()
  const flow = useHostedActor(comfortFlow, input)
  const state = useSelector(flow, (snapshot) => snapshot)
  useEffect(() => {
    if (requests > 0) flow.send({ type: 'comfort.open' })
  }, [flow, requests])
  return (
    <CornerPanel
      label={t`Modo leitura`}
      marker={markerOf(state)}
      isShown={state.matches('choosing')}
      isLeft
      onEscape={() => flow.send({ type: 'comfort.close' })}
    >
      <Choices comfort={state.context.comfort} send={(event) => flow.send(event)} />
    </CornerPanel>
  )
}
