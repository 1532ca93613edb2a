import { Trans, useLingui } from '@lingui/react/macro'
import { checkOf } from '#contracts/forms/field-issues.ts'
import { anyCodeSchema } from '#contracts/forms/factor-code.ts'
import { FactorCodeField } from '#src/reauthentication/factor-code-field.tsx'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { FocusedHeading } from '#src/ui/focused-heading.tsx'
import { Form } from '#src/ui/form.tsx'
import type { ReauthenticationProps } from '#src/reauthentication/reauthentication-props.ts'

const check = checkOf(anyCodeSchema)

type EnterCodeProps = ReauthenticationProps & { purpose: 'codes' | 'removal'; codesLeft: number }

/** Asks for a code before the second factor is removed, or recovery codes are made. */
export const EnterCodeForm = ({ purpose, codesLeft, isBusy, issues, failure, onSubmit, onCancel }: EnterCodeProps) => {
  const { t } = useLingui()
  const label =
    purpose === 'removal' ? t`Desativar a verificação em duas etapas?` : t`Criar novos códigos de recuperação?`
  return (
    <>
      <FocusedHeading level="h3">{label}</FocusedHeading>
      <p>
        {purpose === 'removal' ? (
          <Trans>Entrar não vai mais pedir um código, e os códigos de recuperação deixam de valer.</Trans>
        ) : codesLeft === 0 ? (
          <Trans>Você não tem nenhum código de recuperação. Sem o celular, só com um deles você entra.</Trans>
        ) : (
          <Trans>Os códigos anteriores deixam de valer.</Trans>
        )}
      </p>
      <Form label={label} busy={isBusy} issues={issues} check={check} onSubmit={onSubmit}>
        <FailureNote failure={failure} />
        <FactorCodeField />
        <ButtonRow>
          <Button kind={purpose === 'removal' ? 'danger' : 'primary'} type="submit" busy={isBusy}>
            {isBusy ? (
              <Trans>Verificando...</Trans>
            ) : purpose === 'removal' ? (
              <Trans>Desativar</Trans>
            ) : (
              <Trans>Criar</Trans>
            )}
          </Button>
          <Button kind="ghost" busy={isBusy} onClick={onCancel}>
            <Trans>Cancelar</Trans>
          </Button>
        </ButtonRow>
      </Form>
    </>
  )
}
