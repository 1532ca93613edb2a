import { Trans, useLingui } from '@lingui/react/macro'
import { checkOf } from '#contracts/forms/field-issues.ts'
import { emailCodeSchema } from '#contracts/forms/login.ts'
import { useFlowState } from '#src/flow-runtime/flow-state.ts'
import { Button } from '#src/ui/button.tsx'
import { CodeField } from '#src/ui/code-field.tsx'
import { ChoiceField } from '#src/ui/choice-field.tsx'
import { EmailField } from '#src/ui/email-field.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Form } from '#src/ui/form.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { OpenSessionNote } from './open-session-note.tsx'
import type { CallbackSection } from './callback-section.ts'

const check = checkOf(emailCodeSchema)

export const CodeForm = ({ flow }: CallbackSection) => {
  const { t } = useLingui()
  const { email, purpose, issues, failure, isBusy } = useFlowState(flow, (state) => ({
    email: state.context.email,
    purpose: state.context.purpose,
    issues: state.context.issues,
    failure: state.context.failure,
    isBusy: state.matches('verifyingCode'),
  }))
  const signIn = (
    <Button kind="quiet" busy={isBusy} onClick={() => flow.send({ type: 'signIn.open' })}>
      <Trans>Já confirmei: entrar</Trans>
    </Button>
  )
  return (
    <Form
      label={t`Digite o código`}
      busy={isBusy}
      issues={issues}
      check={check}
      onSubmit={(values) => flow.send({ type: 'form.submit', values })}
    >
      {!isBusy && <OpenSessionNote />}
      <FailureNote failure={failure} />
      <ChoiceField
        name="purpose"
        legend={t`Para que é o código?`}
        defaultValue={purpose}
        options={[
          { value: 'signup', label: t`Confirmar meu e-mail` },
          { value: 'recovery', label: t`Escolher outra senha` },
        ]}
      />
      <EmailField defaultValue={email ?? ''} />
      <CodeField />
      <SubmitButton busy={isBusy} busyLabel={<Trans>Verificando...</Trans>}>
        <Trans>Continuar</Trans>
      </SubmitButton>
      {/* A confirmation link that was used already has usually confirmed the address: signing in is enough. */}
      {purpose === 'signup' && signIn}
      <Button kind="quiet" busy={isBusy} onClick={() => flow.send({ type: 'newLink.open' })}>
        <Trans>Pedir um novo link</Trans>
      </Button>
      {purpose === 'recovery' && signIn}
    </Form>
  )
}
