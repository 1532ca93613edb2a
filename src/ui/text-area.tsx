import { FieldFrame, type FieldProps } from './field.tsx'
import styles from './field.module.css'
import { useField } from './form-context.ts'

type TextAreaProps = FieldProps & { defaultValue?: string }

export const TextArea = ({ name, label, hint, optional, defaultValue = '' }: TextAreaProps) => {
  const { control, issue } = useField(name, { hint })
  return (
    <FieldFrame id={control.id} label={label} hint={hint} optional={optional} issue={issue}>
      <textarea
        {...control}
        className={styles['control']}
        rows={6}
        defaultValue={defaultValue}
        required={optional !== true}
      />
    </FieldFrame>
  )
}
