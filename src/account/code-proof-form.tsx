import { Trans, useLingui } from '@lingui/react/macro'
import { anyCodeSchema } from '#contracts/forms/factor-code.ts'
import { checkOf } from '#contracts/forms/field-issues.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { FocusedHeading } from '#src/ui/focused-heading.tsx'
import { Form } from '#src/ui/form.tsx'
import { FactorCodeField } from './factor-code-field.tsx'
import type { ProofProps } from './proof-props.ts'

const check = checkOf(anyCodeSchema)

/** Reauthentication of an account with a second factor, for which a password is no proof. */
export const CodeProofForm = ({ isBusy, issues, failure, onSubmit, onCancel }: ProofProps) => {
  const { t } = useLingui()
  return (
    <>
      <FocusedHeading level="h3">
        <Trans>Confirme que é você</Trans>
      </FocusedHeading>
      <p>
        <Trans>
          Você entrou há mais de dez minutos. Digite o código que o seu aplicativo autenticador mostra agora, ou um dos
          seus códigos de recuperação.
        </Trans>
      </p>
      <Form label={t`Confirme que é você`} busy={isBusy} issues={issues} check={check} onSubmit={onSubmit}>
        <FailureNote failure={failure} />
        <FactorCodeField />
        <ButtonRow>
          <Button kind="primary" type="submit" busy={isBusy}>
            {isBusy ? <Trans>Verificando...</Trans> : <Trans>Confirmar</Trans>}
          </Button>
          <Button kind="ghost" busy={isBusy} onClick={onCancel}>
            <Trans>Voltar</Trans>
          </Button>
        </ButtonRow>
      </Form>
    </>
  )
}
