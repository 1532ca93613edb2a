import { Trans, useLingui } from '@lingui/react/macro'
import { checkOf } from '#contracts/forms/field-issues.ts'
import { codeOnlySchema } from '#contracts/forms/login.ts'
import { formOf, useFlowState } from '#src/flow-runtime/flow-state.ts'
import { CodeField } from '#src/ui/code-field.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Form } from '#src/ui/form.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import type { RegisterSection } from './register-section.ts'

const check = checkOf(codeOnlySchema)

export const CodeForm = ({ flow }: RegisterSection) => {
  const { t } = useLingui()
  const { issues, failure, isBusy, isVerifying } = useFlowState(flow, (state) => ({
    ...formOf(state),
    isVerifying: state.matches({ created: { code: 'verifying' } }),
  }))
  return (
    <Form
      label={t`Digite o código`}
      busy={isBusy}
      issues={issues}
      check={check}
      onSubmit={(values) => flow.send({ type: 'code.submit', values })}
    >
      <FailureNote failure={failure} />
      <CodeField />
      <SubmitButton busy={isVerifying} busyLabel={<Trans>Verificando...</Trans>}>
        <Trans>Confirmar</Trans>
      </SubmitButton>
    </Form>
  )
}
