import { Trans, useLingui } from '@lingui/react/macro'
import { checkOf } from '#contracts/forms/field-issues.ts'
import { newPasswordSchema } from '#contracts/forms/new-password.ts'
import { formOf, useFlowState } from '#src/flow-runtime/flow-state.ts'
import { HiddenUsername } from '#src/reauthentication/hidden-username.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Form } from '#src/ui/form.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import type { NewPasswordSection } from './new-password-section.ts'

const check = checkOf(newPasswordSchema)

export const PasswordForm = ({ flow }: NewPasswordSection) => {
  const { t } = useLingui()
  const { issues, failure, isBusy } = useFlowState(flow, formOf)
  return (
    <Form
      label={t`Escolher outra senha`}
      busy={isBusy}
      issues={issues}
      check={check}
      onSubmit={(values) => flow.send({ type: 'form.submit', values })}
    >
      <FailureNote failure={failure} />
      <HiddenUsername />
      <PasswordField name="password" label={t`Nova senha`} autoComplete="new-password" isAdvised />
      <PasswordField name="confirmPassword" label={t`Confirmar senha`} autoComplete="new-password" />
      <SubmitButton busy={isBusy} busyLabel={<Trans>Salvando...</Trans>}>
        <Trans>Salvar a nova senha</Trans>
      </SubmitButton>
    </Form>
  )
}
