import styles from './reading-preferences.module.css'

type OneOfProps<Value extends string> = {
  name: string
  legend: string
  chosen: Value
  options: Readonly<Record<Value, string>>
  onChoose: (value: Value) => void
}

export const OneOf = <Value extends string>({ name, legend, chosen, options, onChoose }: OneOfProps<Value>) => (
  <fieldset className={styles['group']}>
    <legend>{legend}</legend>
    {(Object.entries(options) as [Value, string][]).map(([value, label]) => (
      <label key={value} className={styles['choice']}>
        <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
        {label}
      </label>
    ))}
  </fieldset>
)
