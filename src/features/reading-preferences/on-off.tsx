import type { ReactNode } from 'react'
import styles from './reading-preferences.module.css'

type OnOffProps = { name: string; isOn: boolean; onChange: (isOn: boolean) => void; children: ReactNode }

export const OnOff = ({ name, isOn, onChange, children }: OnOffProps) => (
  <label className={styles['choice']}>
    <input
      type="checkbox"
      name={name}
      checked={isOn}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    <span>{children}</span>
  </label>
)
