import { useLingui } from '@lingui/react/macro'
import { TextField } from '#src/ui/text-field.tsx'

/** Field for a code of the authenticator app, or a recovery code, which has letters. */
export const FactorCodeField = () => {
  const { t } = useLingui()
  return (
    <TextField
      name="code"
      label={t`Código do aplicativo ou de recuperação`}
      autoComplete="one-time-code"
      spellCheck={false}
    />
  )
}
