import { FieldFrame, type FieldProps } from './field.tsx'
import styles from './field.module.css'
import { useField } from './form-context.ts'

type TextAreaProps = FieldProps & {
  /** Without it the length is only validated on submit. */
  maxLength?: number
  defaultValue?: string
}

export const TextArea = ({ name, label, hint, optional, maxLength, defaultValue = '' }: TextAreaProps) => {
  const { control, issue } = useField(name, { hint })
  return (
    <FieldFrame id={control.id} label={label} hint={hint} optional={optional} issue={issue}>
      <textarea
        {...control}
        className={styles['control']}
        rows={6}
        maxLength={maxLength}
        defaultValue={defaultValue}
        required={optional !== true}
      />
    </FieldFrame>
  )
}
