import { Trans, useLingui } from '@lingui/react/macro'
import { checkOf } from '#contracts/forms/field-issues.ts'
import { anyCodeSchema } from '#contracts/forms/factor-code.ts'
import { FactorCodeField } from '#src/identity-proof/factor-code-field.tsx'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { FocusedHeading } from '#src/ui/focused-heading.tsx'
import { Form } from '#src/ui/form.tsx'
import type { ProofProps } from '#src/identity-proof/proof-props.ts'

const check = checkOf(anyCodeSchema)

/** Asks for a code before the second factor is removed, or recovery codes are replaced. */
export const AskingForm = ({
  purpose,
  isBusy,
  issues,
  failure,
  onSubmit,
  onCancel,
}: ProofProps & { purpose: 'codes' | 'removal' }) => {
  const { t } = useLingui()
  const label =
    purpose === 'removal' ? t`Desativar a verificação em duas etapas?` : t`Criar outros códigos de recuperação?`
  return (
    <>
      <FocusedHeading level="h3">{label}</FocusedHeading>
      <p>
        {purpose === 'removal' ? (
          <Trans>Entrar não vai mais pedir um código, e os códigos de recuperação deixam de valer.</Trans>
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
