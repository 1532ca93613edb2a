import type { ReactNode } from 'react'
import { Link } from 'wouter'
import styles from './choice-links.module.css'

type ChoiceLinksProps = {
  /** Accessible name of the navigation. */
  label: string
  choices: readonly { key: string; href: string; isCurrent: boolean; name: ReactNode }[]
}

/** Links to variants of the same list, each with its own URL. */
export const ChoiceLinks = ({ label, choices }: ChoiceLinksProps) => (
  <nav className={styles['choices']} aria-label={label}>
    {choices.map(({ key, href, isCurrent, name }) => (
      <Link key={key} href={href} aria-current={isCurrent ? 'true' : undefined}>
        {name}
      </Link>
    ))}
  </nav>
)
