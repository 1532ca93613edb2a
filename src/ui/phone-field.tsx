import { Trans, useLingui } from '@lingui/react/macro'
import { MESSAGING_PLATFORM } from '#contracts/brand.ts'
import { useState } from 'react'
import { formatPhone, isPhone, isShortPhone, normalizePhone, plainPhone } from '#contracts/br/phone.ts'
import { PHONE_MAX_LENGTH } from '#contracts/limits.ts'
import { FieldFrame } from './field.tsx'
import styles from './field.module.css'
import { useField } from './form-context.ts'

/** The normalized number, or null while it is incomplete. */
const storedNumber = (plain: string): string | null =>
  isPhone(plain) ? `+55 ${formatPhone(normalizePhone(plain))}` : null

export const PhoneField = ({ name = 'phone', defaultValue = '' }: { name?: string; defaultValue?: string }) => {
  const { t } = useLingui()
  const [typed, setTyped] = useState(defaultValue)
  const [before, setBefore] = useState(defaultValue)
  if (before !== defaultValue) {
    setBefore(defaultValue)
    // As the field does: the typed text is kept.
    if (typed === before) setTyped(defaultValue)
  }
  const hint = t`Com DDD. Serve para reconhecer você no ${MESSAGING_PLATFORM}.`
  const { control, issue } = useField(name, { hint, note: '' })
  const plain = plainPhone(typed)
  const stored = storedNumber(plain)
  return (
    <FieldFrame
      id={control.id}
      label={t`Telefone`}
      hint={hint}
      optional
      issue={issue}
      note={
        stored !== null && (
          <>
            <Trans>
              Vamos guardar como <span className={styles['whole']}>{stored}</span>
            </Trans>
            {isShortPhone(plain) && (
              <>
                {' '}
                <Trans>Parece faltar algum dígito: confira.</Trans>
              </>
            )}
          </>
        )
      }
    >
      <input
        {...control}
        className={styles['control']}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={PHONE_MAX_LENGTH}
        defaultValue={defaultValue}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
    </FieldFrame>
  )
}
