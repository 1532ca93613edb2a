import type { ReactNode } from 'react'
import { FieldIssue } from './field.tsx'
import styles from './field.module.css'
import { useField } from './form-context.ts'

type CheckboxProps = {
  name: string
  value: string
  /** A choice, and ticked to begin with; any other box has to be ticked. */
  isChosen?: boolean
  children: ReactNode
}

/** One box; its label may be long. */
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
