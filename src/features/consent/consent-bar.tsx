import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { InputFrom } from 'xstate'
import { consentFlow } from './consent.flow.ts'
import { markerOf } from '#src/flow-runtime/marker.ts'
import { consentRequests } from '#src/flow-runtime/requests.ts'
import { useHostedActor } from '#src/flow-runtime/use-flow.tsx'
import { CornerPanel } from '#src/ui/corner-panel.tsx'
import { Choices } from './choices.tsx'
import { Question } from './question.tsx'

export const ConsentBar = () => {
  const requests = consentRequests.useCount()
  const [atStart] = useState(requests)
  return <RunningConsent input={{ isReopened: atStart > 0 }} requests={requests - atStart} />
}

type RunningConsentProps = { input: InputFrom<typeof consentFlow>; requests: number }

/** The page can be used without an answer. */
export const RunningConsent = ({ input, requests }: RunningConsentProps) => {
  const { t } = useLingui()
  const consent = useHostedActor(consentFlow, input)
  const state = useSelector(consent, (snapshot) => snapshot)
  useEffect(() => {
    if (requests > 0) consent.send({ type: 'consent.open' })
  }, [consent, requests])
  const isShown = state.matches('asking') || state.matches('choosing')
  return (
    <CornerPanel label={t`Cookies`} marker={markerOf(state)} isShown={isShown}>
      <h2>
        <Trans>Podemos contar as visitas?</Trans>
      </h2>
      {state.matches('asking') ? (
        <Question send={(event) => consent.send(event)} />
      ) : (
        <Choices isAllowed={state.context.statistics === 'yes'} send={(event) => consent.send(event)} />
      )}
    </CornerPanel>
  )
}
