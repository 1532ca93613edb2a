import { useEffect, useRef } from 'react'
import { FieldFrame, type FieldProps } from './field.tsx'
import styles from './field.module.css'
import { useField } from './form-context.ts'

type SelectFieldProps = FieldProps & {
  /** Label of the empty option, for fields without a default. */
  placeholder?: string
  defaultValue?: string
  options: readonly { value: string; label: string }[]
}

export const SelectField = ({ name, label, hint, placeholder, defaultValue = '', options }: SelectFieldProps) => {
  const { control, issue } = useField(name, { hint })
  const select = useRef<HTMLSelectElement>(null)
  // React does not update `defaultSelected` of options when `defaultValue` changes: a reset would choose the first one.
  useEffect(() => {
    const { current } = select
    if (current === null) return
    const chosen = current.value
    for (const option of current.options) option.defaultSelected = option.value === defaultValue
    current.value = chosen
  }, [defaultValue])
  return (
    <FieldFrame id={control.id} label={label} hint={hint} issue={issue}>
      <select ref={select} {...control} className={styles['control']} defaultValue={defaultValue} required>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
