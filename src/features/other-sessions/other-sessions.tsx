import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { viewOf } from '#machines/kit/view.ts'
import { Question } from '#src/account/question.tsx'
import { otherSessionsFlow } from './other-sessions.flow.ts'
import { markerOf } from '#src/flow-runtime/marker.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { ListRow, ListRows } from '#src/ui/list-card.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { Stack } from '#src/ui/stack.tsx'

export const OtherSessions = () => {
  const flow = useFlow(otherSessionsFlow)
  const state = useSelector(flow, (snapshot) => snapshot)
  const { scope, failure } = state.context
  const view = viewOf(state)
  return (
    <Stack marker={markerOf(state)}>
      <ListRows>
        <ListRow
          aside={
            <Tag tone="success">
              <Trans>Em uso agora</Trans>
            </Tag>
          }
        >
          <strong>
            <Trans>Este aparelho</Trans>
          </strong>
        </ListRow>
      </ListRows>
      <StatusLine>
        {view === 'ended' && scope === 'others' && <Trans>Os outros aparelhos saíram da sua conta.</Trans>}
      </StatusLine>
      <ButtonRow>
        <Button kind="ghost" onClick={() => flow.send({ type: 'others.end' })}>
          <Trans>Sair dos outros aparelhos</Trans>
        </Button>
        <Button kind="quiet" onClick={() => flow.send({ type: 'everywhere.end' })}>
          <Trans>Sair de todos os aparelhos</Trans>
        </Button>
      </ButtonRow>
      {(view === 'confirming' || view === 'ending') && (
        <Question
          title={
            scope === 'others' ? <Trans>Sair dos outros aparelhos?</Trans> : <Trans>Sair de todos os aparelhos?</Trans>
          }
          no={<Trans>Continuar na conta</Trans>}
          yes={view === 'ending' ? <Trans>Saindo...</Trans> : <Trans>Sair agora</Trans>}
          isBusy={view === 'ending'}
          failure={failure}
          onYes={() => flow.send({ type: 'ending.confirm' })}
          onNo={() => flow.send({ type: 'ending.cancel' })}
        >
          <p>
            {scope === 'others' ? (
              <Trans>Neste aparelho você continua na conta. Nos outros será preciso entrar de novo.</Trans>
            ) : (
              <Trans>Será preciso entrar de novo em cada aparelho, também neste.</Trans>
            )}
          </p>
        </Question>
      )}
    </Stack>
  )
}
