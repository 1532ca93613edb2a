import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { checkOf } from '#contracts/forms/field-issues.ts'
import { credentialsSchema } from '#contracts/forms/login.ts'
import { formOf, useFlowState } from '#src/flow-runtime/flow-state.ts'
import { useSignOutReason } from '#src/flow-runtime/session-store.ts'
import { EmailField } from '#src/ui/email-field.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Form } from '#src/ui/form.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import type { LoginSection } from './login-section.ts'

const check = checkOf(credentialsSchema)

type CredentialsFormProps = LoginSection & {
  /** Storage key of the draft, which the other forms of the page share. */
  draft?: string
  children?: ReactNode
}

/** E-mail and password; `children` are rendered below the fields. */
export const CredentialsForm = ({ flow, draft, children }: CredentialsFormProps) => {
  const { t } = useLingui()
  const { email, issues, failure, isBusy, isSubmitting } = useFlowState(flow, (state) => ({
    ...formOf(state),
    email: state.context.email,
    isSubmitting: state.matches({ signIn: 'submitting' }),
  }))
  const signOutReason = useSignOutReason()
  return (
    <Form
      label={t`Entrar`}
      busy={isBusy}
      issues={issues}
      check={check}
      {...(draft !== undefined && { draft })}
      onSubmit={(values) => flow.send({ type: 'form.submit', values })}
    >
      <FailureNote failure={failure ?? signOutReason}>
        {/* Shown for every account: that an e-mail change is pending must not leak before sign-in. */}
        {failure?.code === 'auth.invalidCredentials' && (
          <Trans>Trocando de e-mail? Até os dois serem confirmados, entre com o antigo.</Trans>
        )}
      </FailureNote>
      <EmailField defaultValue={email ?? ''} />
      <PasswordField name="password" label={t`Senha`} autoComplete="current-password" />
      <SubmitButton busy={isSubmitting} idle={isBusy} busyLabel={<Trans>Entrando...</Trans>}>
        <Trans>Entrar</Trans>
      </SubmitButton>
      {children}
    </Form>
  )
}
