import { Trans, useLingui } from '@lingui/react/macro'
import type { secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts'
import type { Section } from '#src/flow-runtime/flow-screen.tsx'
import { formOf, useFlowState } from '#src/flow-runtime/flow-state.ts'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { ListRow, ListRows } from '#src/ui/list-card.tsx'

export const FactorOff = ({ flow }: Section<typeof secondFactorMachine>) => {
  const { t } = useLingui()
  const { failure, isBusy } = useFlowState(flow, formOf)
  // Only the key that was shown can be missing.
  const isKeyOver = failure?.code === 'request.notFound'
  return (
    <>
      <ListRows>
        <ListRow
          detail={
            <Trans>
              Além da senha ou do Google, entrar pede um código do seu celular. Quem descobrir sua senha não entra só
              com ela.
            </Trans>
          }
          aside={<Trans>Desativado</Trans>}
        >
          <strong>
            <Trans>Aplicativo autenticador</Trans>
          </strong>
        </ListRow>
      </ListRows>
      <FailureNote
        failure={failure}
        text={isKeyOver ? t`Essa chave não vale mais. Apague-a do aplicativo e ative de novo.` : undefined}
      />
      <Button kind="ghost" busy={isBusy} onClick={() => flow.send({ type: 'factor.setUp' })}>
        {isBusy ? <Trans>Preparando...</Trans> : <Trans>Ativar a verificação em duas etapas</Trans>}
      </Button>
    </>
  )
}
