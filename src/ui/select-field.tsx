import { FieldFrame, type FieldProps } from './field.tsx'
import styles from './field.module.css'
import { useField } from './form-context.ts'

type SelectFieldProps = FieldProps & { placeholder: string; options: readonly { value: string; label: string }[] }

export const SelectField = ({ name, label, hint, placeholder, options }: SelectFieldProps) => {
  const { control, issue } = useField(name, { hint })
  return (
    <FieldFrame id={control.id} label={label} hint={hint} issue={issue}>
      <select {...control} className={styles['control']} defaultValue="" required>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
