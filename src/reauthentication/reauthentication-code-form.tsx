import { Trans } from '@lingui/react/macro'
import { anyCodeSchema } from '#contracts/forms/factor-code.ts'
import { checkOf } from '#contracts/forms/field-issues.ts'
import { FactorCodeField } from './factor-code-field.tsx'
import type { ReauthenticationProps } from './reauthentication-props.ts'
import { ReauthenticationStep } from './reauthentication-step.tsx'

const check = checkOf(anyCodeSchema)

/** Reauthentication of an account with a second factor, for which a password is not sufficient. */
export const ReauthenticationCodeForm = (props: ReauthenticationProps) => (
  <ReauthenticationStep
    {...props}
    check={check}
    text={
      <Trans>
        Você entrou há mais de dez minutos. Digite o código que o seu aplicativo autenticador mostra agora, ou um dos
        seus códigos de recuperação.
      </Trans>
    }
    field={<FactorCodeField />}
    busyLabel={<Trans>Verificando...</Trans>}
  />
)
