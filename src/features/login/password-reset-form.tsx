import { Trans, useLingui } from '@lingui/react/macro'
import { checkOf } from '#contracts/forms/field-issues.ts'
import { emailOnlySchema } from '#contracts/forms/login.ts'
import { formOf, useFlowState } from '#src/flow-runtime/flow-state.ts'
import { DRAFTS } from '#src/page-context/form-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { EmailField } from '#src/ui/email-field.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Form } from '#src/ui/form.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import type { LoginSection } from './login-section.ts'

const check = checkOf(emailOnlySchema)

export const PasswordResetForm = ({ flow }: LoginSection) => {
  const { t } = useLingui()
  const { email, issues, failure, isBusy } = useFlowState(flow, (state) => ({
    ...formOf(state),
    email: state.context.email,
  }))
  return (
    <Form
      label={t`Redefinir a senha`}
      busy={isBusy}
      issues={issues}
      check={check}
      draft={DRAFTS.login}
      onSubmit={(values) => flow.send({ type: 'form.submit', values })}
    >
      <FailureNote failure={failure} sendsMail />
      <EmailField defaultValue={email ?? ''} />
      <SubmitButton busy={isBusy} busyLabel={<Trans>Enviando...</Trans>}>
        <Trans>Enviar link</Trans>
      </SubmitButton>
      <Button kind="quiet" busy={isBusy} onClick={() => flow.send({ type: 'signIn.open' })}>
        <Trans>Voltar para o login</Trans>
      </Button>
    </Form>
  )
}
