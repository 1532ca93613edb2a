import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import type { OpenSessions } from '#contracts/api/sessions.ts'
import { useInitialValue } from '#src/account/use-initial-value.ts'
import { useWhen } from '#src/account/use-when.ts'
import { EndQuestion } from './end-question.tsx'
import { otherSessionsFlow } from './other-sessions.flow.ts'
import { SessionList } from './session-list.tsx'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'
import { Stack } from '#src/ui/stack.tsx'

/** The open sessions of the account, with buttons to end one of them, all others, or all. */
export const OtherSessions = ({ sessions }: OpenSessions) => {
  const flow = useFlow(otherSessionsFlow)
  const { view, marker } = useFlowView(flow)
  const { chosen, failure } = useFlowState(flow, ({ context }) => context)
  const isOneEnded = view === 'ended' && chosen.scope === 'one'
  // There is nothing to end. After the others were ended here the buttons stay: the clicked one keeps the focus.
  const wasAlone = useInitialValue(sessions.length === 1)
  const isAlone = wasAlone && sessions.length === 1
  const list = useRef<HTMLDivElement>(null)
  // The row of the clicked button is removed.
  useWhen(isOneEnded, () => list.current?.focus())
  return (
    <Stack marker={marker}>
      <div ref={list} tabIndex={-1}>
        <SessionList sessions={sessions} onEnd={(id) => flow.send({ type: 'session.end', id })} />
      </div>
      <StatusLine>
        {isOneEnded && <Trans>Esse aparelho saiu da sua conta.</Trans>}
        {view === 'ended' && chosen.scope === 'others' && <Trans>Os outros aparelhos saíram da sua conta.</Trans>}
      </StatusLine>
      {!isAlone && (
        <ButtonRow>
          <Button kind="ghost" onClick={() => flow.send({ type: 'others.end' })}>
            <Trans>Sair dos outros aparelhos</Trans>
          </Button>
          <Button kind="quiet" onClick={() => flow.send({ type: 'everywhere.end' })}>
            <Trans>Sair de todos os aparelhos</Trans>
          </Button>
        </ButtonRow>
      )}
      {(view === 'confirming' || view === 'signingOutOthers') && (
        <EndQuestion
          scope={chosen.scope}
          isBusy={view === 'signingOutOthers'}
          failure={failure}
          onYes={() => flow.send({ type: 'signOut.confirm' })}
          onNo={() => flow.send({ type: 'signOut.cancel' })}
        />
      )}
    </Stack>
  )
}
