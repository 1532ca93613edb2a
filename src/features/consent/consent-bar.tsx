import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { InputFrom } from 'xstate'
import { consentFlow } from './consent.flow.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { consentPanel } from '#src/flow-runtime/open-panel.ts'
import { useHostedActor } from '#src/flow-runtime/use-flow.tsx'
import { usePlace } from '#src/page-context/place.ts'
import { BottomBar } from '#src/ui/bottom-bar.tsx'
import { ConsentChoices } from './consent-choices.tsx'
import { isFormPage } from './is-form-page.ts'
import { Question } from './question.tsx'

export const ConsentBar = () => {
  const openCount = consentPanel.useOpenCount()
  const [atStart] = useState(openCount)
  const { page } = usePlace()
  const input = { isReopened: atStart > 0 }
  return <RunningConsent input={input} openCount={openCount - atStart} isHeldBack={isFormPage(page)} />
}

type RunningConsentProps = {
  input: InputFrom<typeof consentFlow>
  openCount: number
  /** The page is a form: the question is deferred to another page, unless the visitor opened it. */
  isHeldBack?: boolean
}

/** The page can be used without an answer. */
export const RunningConsent = ({ input, openCount, isHeldBack = false }: RunningConsentProps) => {
  const { t } = useLingui()
  const consent = useHostedActor(consentFlow, input)
  const { view, marker } = useFlowView(consent)
  const { isAllowed } = useFlowState(consent, (state) => ({ isAllowed: state.context.statistics === 'yes' }))
  useEffect(() => {
    if (openCount > 0) consent.send({ type: 'consent.open' })
  }, [consent, openCount])
  const isRequested = input.isReopened || openCount > 0
  const isShown = view !== null && (!isHeldBack || isRequested)
  return (
    <BottomBar label={t`Cookies`} marker={marker} isShown={isShown} isRequested={isRequested}>
      <Heading view={view} openings={openCount + Number(input.isReopened)}>
        <Trans>Podemos contar as visitas?</Trans>
      </Heading>
      {view === 'prompt' ? (
        <Question send={(event) => consent.send(event)} />
      ) : (
        <ConsentChoices isAllowed={isAllowed} send={(event) => consent.send(event)} />
      )}
    </BottomBar>
  )
}

type HeadingProps = { view: string | null; openings: number; children: ReactNode }

/**
 * Takes the focus each time that the visitor opens the question, and of a button that goes away with its view; not if the
 * question comes by itself.
 */
const Heading = ({ view, openings, children }: HeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef({ view, openings: 0 })
  useEffect(() => {
    const isLost = view !== before.current.view && document.activeElement === document.body
    if (isLost || openings > before.current.openings) heading.current?.focus()
    before.current = { view, openings }
  }, [view, openings])
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
