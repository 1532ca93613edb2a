import { Trans, useLingui } from '@lingui/react/macro'
import { recoveryCodeSchema } from '#contracts/forms/factor-code.ts'
import { checkOf } from '#contracts/forms/field-issues.ts'
import { formOf, useFlowState } from '#src/flow-runtime/flow-state.ts'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Form } from '#src/ui/form.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { AbandonSignIn } from './abandon-sign-in.tsx'
import type { LoginStep } from './login-section.ts'

const check = checkOf(recoveryCodeSchema)

export const RecoveryCodeForm = ({ flow, children = <AbandonSignIn flow={flow} /> }: LoginStep) => {
  const { t } = useLingui()
  const { issues, failure, isBusy } = useFlowState(flow, formOf)
  return (
    <Form
      label={t`Digite um código de recuperação`}
      busy={isBusy}
      issues={issues}
      check={check}
      onSubmit={(values) => flow.send({ type: 'code.submit', values })}
    >
      <FailureNote failure={failure} />
      <TextField name="code" label={t`Código de recuperação`} autoComplete="off" spellCheck={false} />
      <SubmitButton busy={isBusy} busyLabel={<Trans>Verificando...</Trans>}>
        <Trans>Entrar</Trans>
      </SubmitButton>
      <Button kind="quiet" busy={isBusy} onClick={() => flow.send({ type: 'app.open' })}>
        <Trans>Usar o código do aplicativo</Trans>
      </Button>
      {children}
    </Form>
  )
}
