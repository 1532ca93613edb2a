import type { ReactNode } from 'react'
import { FieldFrame } from './field.tsx'
import styles from './field.module.css'
import { useField } from './form-context.ts'

type ControlledSelectProps<Value extends string> = {
  name: string
  label: string
  hint?: ReactNode
  value: Value
  options: readonly { value: Value; label: string }[]
  /** Being saved: readable, but a choice does nothing. */
  busy?: boolean
  onPick: (value: Value) => void
}

/** A controlled select: a choice that the parent does not accept is reverted. */
export const ControlledSelect = <Value extends string>(props: ControlledSelectProps<Value>) => {
  const { name, label, hint, value, options, busy = false, onPick } = props
  const { control } = useField(name, { hint })
  return (
    <FieldFrame id={control.id} label={label} hint={hint} issue={undefined}>
      <select
        {...control}
        className={styles['control']}
        value={value}
        aria-disabled={busy || undefined}
        onChange={({ currentTarget }) => {
          const picked = options[currentTarget.selectedIndex]
          if (!busy && picked !== undefined) onPick(picked.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
