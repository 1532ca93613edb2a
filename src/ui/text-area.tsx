import { FieldFrame, type FieldProps } from './field.tsx'
import styles from './field.module.css'
import { useField } from './form-context.ts'

type TextAreaProps = FieldProps & {
  /** Cuts what is pasted, without a word: only where no form schema says that a text is too long. */
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
