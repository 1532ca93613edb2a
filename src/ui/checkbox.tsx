import type { ReactNode } from 'react'
import { FieldIssue } from './field.tsx'
import styles from './field.module.css'
import { useField } from './form-context.ts'

type CheckboxProps = {
  name: string
  value: string
  /** Optional and checked by default; any other checkbox is required. */
  isChosen?: boolean
  children: ReactNode
}

/** A checkbox; its label may be long. */
export const Checkbox = ({ name, value, isChosen = false, children }: CheckboxProps) => {
  const { control, issue } = useField(name)
  return (
    <div className={styles['check']}>
      <input {...control} type="checkbox" value={value} defaultChecked={isChosen} required={!isChosen} />
      <label htmlFor={control.id}>{children}</label>
      <FieldIssue id={control.id} issue={issue} />
    </div>
  )
}
