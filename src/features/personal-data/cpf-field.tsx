import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { maskCpf } from '#contracts/br/cpf.ts'
import { FieldFrame } from '#src/ui/field.tsx'
import styles from '#src/ui/field.module.css'
import { useField } from '#src/ui/form-context.ts'

/** Masked until the button is pressed, against shoulder surfing; shown also if it has an issue. */
export const CpfField = ({ defaultValue }: { defaultValue: string }) => {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(defaultValue === '')
  const hint = t`Só para a nota fiscal dos seus pagamentos. Ninguém mais vê este número.`
  const { control, issue } = useField('cpf', { hint })
  const isShown = isAsked || issue !== undefined
  return (
    <FieldFrame id={control.id} label={t`CPF`} hint={hint} optional issue={issue}>
      {isShown ? (
        <input
          {...control}
          className={styles['control']}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          defaultValue={defaultValue}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- takes the place of the button that was just pressed
          autoFocus={defaultValue !== ''}
        />
      ) : (
        <span className={styles['covered']}>
          <input type="hidden" name="cpf" value={defaultValue} />
          <span>{maskCpf(defaultValue)}</span>
          <button
            type="button"
            id={control.id}
            aria-label={t`Mostrar e mudar o CPF`}
            aria-describedby={control['aria-describedby']}
            onClick={() => setAsked(true)}
          >
            <Trans>Mostrar e mudar</Trans>
          </button>
        </span>
      )}
    </FieldFrame>
  )
}
