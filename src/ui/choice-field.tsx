import { FieldIssue } from './field.tsx'
import styles from './field.module.css'
import { useField } from './form-context.ts'

type ChoiceFieldProps = {
  name: string
  legend: string
  defaultValue: string
  options: readonly { value: string; label: string }[]
}

/** A radio group with a default. */
export const ChoiceField = ({ name, legend, defaultValue, options }: ChoiceFieldProps) => {
  const { control, issue } = useField(name)
  return (
    <fieldset className={styles['choices']} aria-describedby={control['aria-describedby']}>
      <legend>{legend}</legend>
      {options.map(({ value, label }, index) => {
        // The first radio has the id of the field, which the error summary links to.
        const id = index === 0 ? control.id : `${control.id}-${value}`
        return (
          <div key={value} className={styles['check']}>
            <input id={id} type="radio" name={name} value={value} defaultChecked={value === defaultValue} />
            <label htmlFor={id}>{label}</label>
          </div>
        )
      })}
      <FieldIssue id={control.id} issue={issue} />
    </fieldset>
  )
}
