import { Trans, useLingui } from '@lingui/react/macro'
import type { secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts'
import type { Section } from '#src/flow-runtime/flow-screen.tsx'
import { formOf, useFlowState } from '#src/flow-runtime/flow-state.ts'
import { Button } from '#src/ui/button.tsx'
import { ListRow, ListRows } from '#src/ui/list-card.tsx'
import { FactorFailure } from './factor-failure.tsx'

export const FactorOff = ({ flow }: Section<typeof secondFactorMachine>) => {
  const { t } = useLingui()
  const { failure, isBusy } = useFlowState(flow, formOf)
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
      <FactorFailure failure={failure} keyOver={t`Essa chave não vale mais. Apague-a do aplicativo e ative de novo.`} />
      <Button kind="ghost" busy={isBusy} onClick={() => flow.send({ type: 'factor.setUp' })}>
        {isBusy ? <Trans>Preparando...</Trans> : <Trans>Ativar a verificação</Trans>}
      </Button>
    </>
  )
}
