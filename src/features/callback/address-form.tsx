import { Trans, useLingui } from '@lingui/react/macro'
import { checkOf } from '#contracts/forms/field-issues.ts'
import { emailOnlySchema } from '#contracts/forms/login.ts'
import { useFlowState } from '#src/flow-runtime/flow-state.ts'
import { Button } from '#src/ui/button.tsx'
import { EmailField } from '#src/ui/email-field.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Form } from '#src/ui/form.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import type { CallbackSection } from './callback-section.ts'

const check = checkOf(emailOnlySchema)

export const AddressForm = ({ flow }: CallbackSection) => {
  const { t } = useLingui()
  const { email, issues, failure, isBusy } = useFlowState(flow, (state) => ({
    email: state.context.email,
    issues: state.context.issues,
    failure: state.context.failure,
    isBusy: state.matches('sendingLink'),
  }))
  return (
    <Form
      label={t`Pedir um novo link`}
      busy={isBusy}
      issues={issues}
      check={check}
      onSubmit={(values) => flow.send({ type: 'form.submit', values })}
    >
      <FailureNote failure={failure} sendsMail />
      <EmailField defaultValue={email ?? ''} />
      <SubmitButton busy={isBusy} busyLabel={<Trans>Enviando...</Trans>}>
        <Trans>Enviar link</Trans>
      </SubmitButton>
      <Button kind="quiet" busy={isBusy} onClick={() => flow.send({ type: 'code.open' })}>
        <Trans>Digitar o código do e-mail</Trans>
      </Button>
    </Form>
  )
}
