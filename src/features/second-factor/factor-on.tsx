import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts'
import type { Section } from '#src/flow-runtime/flow-screen.tsx'
import { useFlowState } from '#src/flow-runtime/flow-state.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { ListRow, ListRows } from '#src/ui/list-card.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { FactorFailure } from './factor-failure.tsx'

export const FactorOn = ({ flow }: Section<typeof secondFactorMachine>) => {
  const { t } = useLingui()
  const { codesLeft, failure } = useFlowState(flow, ({ context }) => ({
    codesLeft: context.factor?.codesLeft ?? 0,
    failure: context.failure,
  }))
  return (
    <>
      <ListRows>
        <ListRow
          detail={
            codesLeft === 0 ? (
              <Trans>Nenhum código de recuperação. Crie outros.</Trans>
            ) : (
              <Plural
                value={codesLeft}
                one="Resta # código de recuperação. Não tem cópia? Crie outros."
                other="Restam # códigos de recuperação. Não tem cópia? Crie outros."
              />
            )
          }
          aside={
            <Tag tone="success">
              <Trans>Ativado</Trans>
            </Tag>
          }
        >
          <strong>
            <Trans>Aplicativo autenticador</Trans>
          </strong>
        </ListRow>
      </ListRows>
      <FactorFailure
        failure={failure}
        keyOver={t`A verificação já foi ativada em outra aba ou em outro aparelho. Apague do aplicativo a chave que você leu aqui.`}
      />
      <ButtonRow>
        <Button kind="ghost" onClick={() => flow.send({ type: 'codes.renew' })}>
          <Trans>Criar outros códigos</Trans>
        </Button>
        <Button kind="quiet" onClick={() => flow.send({ type: 'factor.remove' })}>
          <Trans>Desativar</Trans>
        </Button>
      </ButtonRow>
    </>
  )
}
