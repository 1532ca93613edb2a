import { useLingui } from '@lingui/react/macro'
import { TextField } from './text-field.tsx'

/** The address of an account. `username` lets password managers pair it with the password. */
export const EmailField = ({
  defaultValue = '',
  autoComplete = 'username',
}: {
  defaultValue?: string
  autoComplete?: 'username' | 'email'
}) => {
  const { t } = useLingui()
  return (
    <TextField
      name="email"
      label={t`E-mail`}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      spellCheck={false}
      defaultValue={defaultValue}
    />
  )
}
