import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { PASSWORD_MIN_LENGTH } from '#contracts/limits.ts'
import { FieldFrame, type FieldProps } from './field.tsx'
import styles from './field.module.css'
import { useField } from './form-context.ts'
import { strengthOf } from './password-strength.ts'

type PasswordFieldProps = Pick<FieldProps, 'name' | 'label'> & {
  autoComplete: 'current-password' | 'new-password'
  /** Shows advice while a new password is chosen. */
  isAdvised?: boolean
}

export const PasswordField = ({ name, label, autoComplete, isAdvised = false }: PasswordFieldProps) => {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  const [isCapsLocked, setCapsLocked] = useState(false)
  const [typed, setTyped] = useState('')
  const hint = isAdvised ? t`Pelo menos ${PASSWORD_MIN_LENGTH} caracteres. Uma frase curta funciona bem.` : undefined
  const { control, issue } = useField(name, { hint, note: '' })
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const hide = () => setShown(false)
    const listening = new AbortController()
    // Masks the password again on submit, and when the page is restored from the back/forward cache.
    input.current?.form?.addEventListener('submit', hide, { signal: listening.signal })
    addEventListener('pageshow', hide, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  const watchCapsLock = (event: KeyboardEvent) => setCapsLocked(event.getModifierState('CapsLock'))
  return (
    <FieldFrame
      id={control.id}
      label={label}
      hint={hint}
      issue={issue}
      note={
        <>
          {isCapsLocked && <Trans>Caps Lock está ativado. </Trans>}
          {isAdvised && <Strength password={typed} />}
        </>
      }
      aside={
        <button
          type="button"
          className={styles['toggle']}
          aria-controls={control.id}
          aria-label={isShown ? t`Ocultar: ${label}` : t`Mostrar: ${label}`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <Trans>Ocultar</Trans> : <Trans>Mostrar</Trans>}
        </button>
      }
    >
      <input
        ref={input}
        {...control}
        className={styles['control']}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        onInput={isAdvised ? (event) => setTyped(event.currentTarget.value) : undefined}
      />
    </FieldFrame>
  )
}

const Strength = ({ password }: { password: string }) => {
  switch (strengthOf(password)) {
    case 'guessable':
      return <Trans>Fácil de adivinhar: varie os caracteres.</Trans>
    case 'fair':
      return <Trans>Dá para usar. Três ou quatro palavras deixam a senha mais forte.</Trans>
    case 'good':
      return <Trans>Boa senha.</Trans>
    case 'unknown':
      return null
  }
}
