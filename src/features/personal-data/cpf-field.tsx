import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatCpf, maskCpf } from '#contracts/br/cpf.ts'
import { useFocusFallback } from '#src/account/use-focus-fallback.ts'
import { FieldFrame } from '#src/ui/field.tsx'
import styles from '#src/ui/field.module.css'
import { useField } from '#src/ui/form-context.ts'

type CpfFieldProps = { defaultValue: string; isSaved: boolean }

/** Whether the number is shown: from the click that asks for it, or the first typed character, until the next save. */
const useRevealed = (isSaved: boolean) => {
  const [state, setState] = useState({ isRevealed: false, isSaved })
  if (state.isSaved !== isSaved) setState({ isRevealed: state.isRevealed && !isSaved, isSaved })
  return [state.isRevealed, () => setState({ isRevealed: true, isSaved })] as const
}

/** Masked until the button is clicked, against shoulder surfing; shown also if it has an issue. */
export const CpfField = ({ defaultValue, isSaved }: CpfFieldProps) => {
  const { t } = useLingui()
  const [isRevealed, reveal] = useRevealed(isSaved)
  const hint = t`Usado só na nota fiscal dos seus pagamentos.`
  const { control, issue } = useField('cpf', { hint })
  const isShown = isRevealed || defaultValue === '' || issue !== undefined
  const cover = useFocusFallback<HTMLButtonElement>(isShown ? 'shown' : 'covered')
  return (
    <FieldFrame id={control.id} label={t`CPF`} hint={hint} optional issue={issue}>
      {isShown ? (
        <input
          {...control}
          className={styles['control']}
          inputMode="numeric"
          autoComplete="off"

          defaultValue={defaultValue}
          // A number that is stored meanwhile must not unmount the field of the one being typed.
          onInput={reveal}
          onBlur={({ currentTarget: field }) => {
            field.value = formatCpf(field.value)
          }}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- takes the place of the button that was just clicked
          autoFocus={defaultValue !== ''}
        />
      ) : (
        <span className={styles['covered']}>
          <input type="hidden" name="cpf" value={defaultValue} />
          <span>{maskCpf(defaultValue)}</span>
          <button
            ref={cover}
            type="button"
            id={control.id}
            aria-label={t`Mostrar e mudar o CPF`}
            aria-describedby={control['aria-describedby']}
            onClick={reveal}
          >
            <Trans>Mostrar e mudar</Trans>
          </button>
        </span>
      )}
    </FieldFrame>
  )
}
