import type { HTMLInputTypeAttribute, InputHTMLAttributes } from 'react'
import { FieldFrame, type FieldProps } from './field.tsx'
import styles from './field.module.css'
import { useField } from './form-context.ts'

type TextFieldProps = FieldProps & {
  type?: HTMLInputTypeAttribute
  defaultValue?: string
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode' | 'maxLength' | 'spellCheck'>

export const TextField = ({
  name,
  label,
  hint,
  optional,
  type = 'text',
  defaultValue = '',
  ...rest
}: TextFieldProps) => {
  const { control, issue } = useField(name, { hint })
  return (
    <FieldFrame id={control.id} label={label} hint={hint} optional={optional} issue={issue}>
      <input
        {...rest}
        {...control}
        className={styles['control']}
        type={type}
        defaultValue={defaultValue}
        required={optional !== true}
      />
    </FieldFrame>
  )
}
