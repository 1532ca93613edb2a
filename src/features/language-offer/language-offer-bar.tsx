import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { switchLanguage } from '#contracts/routes.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useHostedActor } from '#src/flow-runtime/use-flow.tsx'
import { languageOfferFlow } from './language-offer.flow.ts'
import { type Answer, OfferLine } from './offer-line.tsx'

/** The offer with its running flow; `answer` was given before the flow was loaded. */
export const LanguageOfferBar = ({ answer = null }: { answer?: Answer | null }) => {
  const [, navigate] = useLocation()
  const offer = useHostedActor(languageOfferFlow, undefined)
  const { view, marker } = useFlowView(offer)
  const { offered } = useFlowState(offer, (state) => ({ offered: state.context.offered }))
  const isOffering = view === 'offer'

  useEffect(() => {
    const subscription = offer.on('switchLanguage', ({ to }) => navigate(switchLanguage(location, to)))
    return () => subscription.unsubscribe()
  }, [offer, navigate])

  useEffect(() => {
    if (isOffering && answer !== null) offer.send({ type: answer })
  }, [offer, isOffering, answer])

  if (!isOffering) return null
  return <OfferLine language={offered} marker={marker} onAnswer={(type) => offer.send({ type })} />
}
