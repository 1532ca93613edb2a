import { useLingui } from '@lingui/react/macro'
import { type SyntheticEvent, useRef } from 'react'
import { EMAIL_CODE_LENGTH } from '#contracts/limits.ts'
import { FieldFrame } from './field.tsx'
import styles from './field.module.css'
import { useField } from './form-context.ts'

/** Removes everything but digits from typed or pasted text, and submits the form when the code is complete. */
const useDigits = () => {
  const sent = useRef('')
  return ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
    const digits = input.value.replaceAll(/\D/g, '').slice(0, EMAIL_CODE_LENGTH)
    if (digits !== input.value) input.value = digits
    const isWhole = digits.length === EMAIL_CODE_LENGTH
    // The same code is not submitted twice: failed attempts are limited.
    if (isWhole && digits !== sent.current) input.form?.requestSubmit()
    sent.current = isWhole ? digits : ''
  }
}

/** The six digits of an e-mail. No `maxLength`: it would cut a code that is pasted with a space in it. */
export const CodeField = () => {
  const { t } = useLingui()
  const { control, issue } = useField('code')
  const takeDigits = useDigits()
  return (
    <FieldFrame id={control.id} label={t`Código`} issue={issue}>
      <input
        {...control}
        className={styles['control']}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        required
        onInput={takeDigits}
      />
    </FieldFrame>
  )
}
