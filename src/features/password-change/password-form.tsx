import { Trans, useLingui } from '@lingui/react/macro'
import { checkOf } from '#contracts/forms/field-issues.ts'
import { passwordChangeFormSchema } from '#contracts/forms/password-change.ts'
import type { passwordChangeMachine } from '#machines/password-change/password-change.machine.ts'
import type { Section } from '#src/flow-runtime/flow-screen.tsx'
import { formOf, useFlowState } from '#src/flow-runtime/flow-state.ts'
import { HiddenUsername } from '#src/reauthentication/hidden-username.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Form } from '#src/ui/form.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'

const check = checkOf(passwordChangeFormSchema)

export const PasswordForm = ({ flow }: Section<typeof passwordChangeMachine>) => {
  const { t } = useLingui()
  const { issues, failure, isBusy, isWaiting } = useFlowState(flow, (state) => ({
    ...formOf(state),
    isWaiting: state.matches('coolingDown'),
  }))
  return (
    <Form
      label={t`Trocar a senha`}
      busy={isBusy}
      issues={issues}
      check={check}
      onSubmit={(values) => flow.send({ type: 'form.submit', values })}
    >
      <FailureNote failure={failure} />
      <HiddenUsername />
      <PasswordField name="currentPassword" label={t`Senha atual`} autoComplete="current-password" />
      <PasswordField name="newPassword" label={t`Nova senha`} autoComplete="new-password" isAdvised />
      <PasswordField name="confirmPassword" label={t`Confirmar senha`} autoComplete="new-password" />
      <Checkbox name="endOthers" value="yes" isChosen>
        <Trans>Sair da conta nos outros aparelhos</Trans>
      </Checkbox>
      <SubmitButton busy={isBusy} busyLabel={<BusyLabel isWaiting={isWaiting} />}>
        <Trans>Trocar a senha</Trans>
      </SubmitButton>
    </Form>
  )
}

const BusyLabel = ({ isWaiting }: { isWaiting: boolean }) =>
  isWaiting ? <Trans>Aguarde</Trans> : <Trans>Trocando...</Trans>
