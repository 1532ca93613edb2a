import { Trans, useLingui } from '@lingui/react/macro'
import { checkOf } from '#contracts/forms/field-issues.ts'
import { reauthenticationFormSchema } from '#contracts/forms/reauthentication.ts'
import { Button } from '#src/ui/button.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { HiddenUsername } from './hidden-username.tsx'
import type { ReauthenticationProps } from './reauthentication-props.ts'
import { ReauthenticationStep } from './reauthentication-step.tsx'

const check = checkOf(reauthenticationFormSchema)

/** Reauthentication: the password again, or a new sign-in for an account without one. */
export const ReauthenticationForm = ({ onSignIn, ...props }: ReauthenticationProps & { onSignIn: () => void }) => {
  const { t } = useLingui()
  return (
    <ReauthenticationStep
      {...props}
      check={check}
      text={<Trans>Você entrou há mais de dez minutos. Digite a sua senha para continuar.</Trans>}
      field={
        <>
          <HiddenUsername />
          <PasswordField name="password" label={t`Senha`} autoComplete="current-password" />
        </>
      }
      busyLabel={<Trans>Conferindo...</Trans>}
    >
      <Button kind="quiet" busy={props.isBusy} onClick={onSignIn}>
        <Trans>Entrar de novo, sem senha</Trans>
      </Button>
    </ReauthenticationStep>
  )
}
