import { Trans, useLingui } from '@lingui/react/macro'
import { appCodeSchema } from '#contracts/forms/factor-code.ts'
import { checkOf } from '#contracts/forms/field-issues.ts'
import { formOf, useFlowState } from '#src/flow-runtime/flow-state.ts'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Form } from '#src/ui/form.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { AbandonSignIn } from './abandon-sign-in.tsx'
import type { LoginStep } from './login-section.ts'

const check = checkOf(appCodeSchema)

export const FactorForm = ({ flow, children = <AbandonSignIn flow={flow} /> }: LoginStep) => {
  const { t } = useLingui()
  const { issues, failure, isBusy, isVerifying } = useFlowState(flow, (state) => ({
    ...formOf(state),
    isVerifying: state.matches({ secondFactor: 'verifyingApp' }),
  }))
  return (
    <Form
      label={t`Digite o código do aplicativo`}
      busy={isBusy}
      issues={issues}
      check={check}
      onSubmit={(values) => flow.send({ type: 'code.submit', values })}
    >
      <FailureNote failure={failure} />
      <TextField
        name="code"
        label={t`Código do aplicativo`}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
      />
      <SubmitButton busy={isVerifying} idle={isBusy} busyLabel={<Trans>Verificando...</Trans>}>
        <Trans>Entrar</Trans>
      </SubmitButton>
      <Button kind="quiet" busy={isBusy} onClick={() => flow.send({ type: 'recoveryCode.open' })}>
        <Trans>Usar um código de recuperação</Trans>
      </Button>
      {children}
    </Form>
  )
}
