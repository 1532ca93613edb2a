import type { ReactNode } from 'react'
import { FieldIssue } from './field.tsx'
import styles from './field.module.css'
import { useField } from './form-context.ts'

/** One box that has to be ticked; its label may be long. */
export const Checkbox = ({ name, value, children }: { name: string; value: string; children: ReactNode }) => {
  const { control, issue } = useField(name)
  return (
    <div className={styles['check']}>
      <input {...control} type="checkbox" value={value} required />
      <label htmlFor={control.id}>{children}</label>
      <FieldIssue id={control.id} issue={issue} />
    </div>
  )
}
