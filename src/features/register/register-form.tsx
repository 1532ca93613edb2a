import { Trans, useLingui } from '@lingui/react/macro'
import { checkOf } from '#contracts/forms/field-issues.ts'
import { registrationSchema } from '#contracts/forms/register.ts'
import { NAME_MAX_LENGTH } from '#contracts/limits.ts'
import { formOf, useFlowState } from '#src/flow-runtime/flow-state.ts'
import { DRAFTS } from '#src/page-context/form-draft.ts'
import { valuesOf } from '#src/lib/form-values.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { EmailField } from '#src/ui/email-field.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Aside, Divider } from '#src/ui/flow-page.tsx'
import { Form } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { PhoneField } from '#src/ui/phone-field.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import type { SnapshotFrom } from 'xstate'
import type { registerMachine } from '#machines/register/register.machine.ts'
import type { RegisterSection } from './register-section.ts'

const check = checkOf(registrationSchema)

const NO_ISSUES = {}

const Fields = () => {
  const { t } = useLingui()
  return (
    <>
      <TextField name="name" label={t`Nome completo`} autoComplete="name" maxLength={NAME_MAX_LENGTH} />
      <PhoneField />
      <EmailField />
      <PasswordField name="password" label={t`Senha`} autoComplete="new-password" isAdvised />
      <PasswordField name="confirmPassword" label={t`Confirmar senha`} autoComplete="new-password" />
      <Checkbox name="terms" value="accepted">
        <Trans>
          Aceito os <PageLink to="terms">termos de uso</PageLink> e a{' '}
          <PageLink to="privacy">política de privacidade</PageLink> e tenho 18 anos ou mais.
        </Trans>
      </Checkbox>
    </>
  )
}

/** Not while an invitation is read: the page is hydrated as it looks without one, and attributes are not corrected then. */
const holdsButtons = (state: SnapshotFrom<typeof registerMachine>) =>
  state.hasTag('busy') && !state.matches('prefilling')

const OtherWays = ({ flow }: RegisterSection) => {
  const { isHeld } = useFlowState(flow, (state) => ({ isHeld: holdsButtons(state) }))
  return (
    <>
      <Divider>
        <Trans>ou</Trans>
      </Divider>
      <Button
        kind="ghost"
        busy={isHeld}
        onClick={({ form }) => flow.send({ type: 'google.continue', values: form === null ? {} : valuesOf(form) })}
      >
        <Trans>Continuar com o Google</Trans>
      </Button>
      <Aside>
        <Trans>Já tem conta?</Trans>
        <Button kind="quiet" busy={isHeld} onClick={() => flow.send({ type: 'login.open' })}>
          <Trans>Entrar</Trans>
        </Button>
      </Aside>
    </>
  )
}

type RegisterFormProps = RegisterSection & {
  /** False while the code is asked for: the form stays mounted, without the issues of the code's form. */
  isShown: boolean
}

export const RegisterForm = ({ flow, isShown }: RegisterFormProps) => {
  const { t } = useLingui()
  const { prefill, issues, failure, isBusy, isCreating, isHeld, sendsMail } = useFlowState(flow, (state) => ({
    ...formOf(state),
    prefill: state.context.prefill,
    sendsMail: state.context.email !== null,
    isCreating: state.matches('creating'),
    isHeld: holdsButtons(state),
  }))
  return (
    <Form
      label={t`Criar conta`}
      busy={isBusy}
      issues={isShown ? issues : NO_ISSUES}
      check={check}
      draft={DRAFTS.register}
      fill={prefill}
      onSubmit={(values) => flow.send({ type: 'form.submit', values })}
    >
      {prefill && (
        <Notice tone="success">
          <Trans>Usuário encontrado, dados preenchidos automaticamente</Trans>
        </Notice>
      )}
      <FailureNote failure={isShown ? failure : null} sendsMail={sendsMail}>
        {failure?.code === 'auth.emailTaken' && (
          <>
            <Button kind="primary" onClick={() => flow.send({ type: 'login.open' })}>
              <Trans>Entrar</Trans>
            </Button>
            <Button kind="ghost" onClick={() => flow.send({ type: 'passwordReset.open' })}>
              <Trans>Redefinir a senha</Trans>
            </Button>
          </>
        )}
      </FailureNote>
      <Fields />
      <SubmitButton busy={isCreating} idle={isHeld} busyLabel={<Trans>Criando conta...</Trans>}>
        <Trans>Criar conta</Trans>
      </SubmitButton>
      <OtherWays flow={flow} />
    </Form>
  )
}
