import { type ReactNode, useId } from 'react'
import styles from './toggle.module.css'

type ToggleProps = {
  name: string
  label: ReactNode
  /** Explains what it changes. */
  hint?: ReactNode
  isOn: boolean
  /** Being saved: readable, but a click does nothing. */
  busy?: boolean
  onChange: (isOn: boolean) => void
}

/** A controlled switch: it shows the value of its parent, which saves a change at once or with its form. */
export const Toggle = ({ name, label, hint, isOn, busy = false, onChange }: ToggleProps) => {
  const id = useId()
  return (
    <div className={styles['toggle']}>
      <div className={styles['words']}>
        <label htmlFor={id}>{label}</label>
        {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
      </div>
      <input
        id={id}
        name={name}
        type="checkbox"
        role="switch"
        className={styles['switch']}
        checked={isOn}
        aria-checked={isOn}
        aria-disabled={busy || undefined}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => {
          if (!busy) onChange(event.currentTarget.checked)
        }}
      />
    </div>
  )
}
