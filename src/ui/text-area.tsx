import { FieldFrame, type FieldProps } from './field.tsx'
import styles from './field.module.css'
import { useField } from './form-context.ts'

export const TextArea = ({ name, label, hint, maxLength }: FieldProps & { maxLength: number }) => {
  const { control, issue } = useField(name, { hint })
  return (
    <FieldFrame id={control.id} label={label} hint={hint} issue={issue}>
      <textarea {...control} className={styles['control']} rows={6} maxLength={maxLength} required />
    </FieldFrame>
  )
}
