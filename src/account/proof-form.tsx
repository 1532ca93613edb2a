import { Trans, useLingui } from '@lingui/react/macro'
import { checkOf } from '#contracts/forms/field-issues.ts'
import { proofSchema } from '#contracts/forms/proof.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { FocusedHeading } from '#src/ui/focused-heading.tsx'
import { Form } from '#src/ui/form.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import type { ProofProps } from './proof-props.ts'

const check = checkOf(proofSchema)

/** Reauthentication: the password again, or a new sign-in for an account without one. */
export const ProofForm = ({
  isBusy,
  issues,
  failure,
  onSubmit,
  onCancel,
  onSignIn,
}: ProofProps & { onSignIn: () => void }) => {
  const { t } = useLingui()
  return (
    <>
      <FocusedHeading level="h3">
        <Trans>Confirme que é você</Trans>
      </FocusedHeading>
      <p>
        <Trans>Você entrou há mais de dez minutos. Digite a sua senha para continuar.</Trans>
      </p>
      <Form label={t`Confirme que é você`} busy={isBusy} issues={issues} check={check} onSubmit={onSubmit}>
        <FailureNote failure={failure} />
        <PasswordField name="password" label={t`Senha`} autoComplete="current-password" />
        <ButtonRow>
          <Button kind="primary" type="submit" busy={isBusy}>
            {isBusy ? <Trans>Conferindo...</Trans> : <Trans>Confirmar</Trans>}
          </Button>
          <Button kind="ghost" busy={isBusy} onClick={onCancel}>
            <Trans>Voltar</Trans>
          </Button>
          <Button kind="quiet" busy={isBusy} onClick={onSignIn}>
            <Trans>Entrar de novo, sem senha</Trans>
          </Button>
        </ButtonRow>
      </Form>
    </>
  )
}
