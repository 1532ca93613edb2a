import type { ReactNode } from 'react'
import { Link } from 'wouter'
import styles from './choice-links.module.css'

type ChoiceLinksProps = {
  /** What is chosen by them. */
  label: string
  choices: readonly { key: string; href: string; isCurrent: boolean; name: ReactNode }[]
}

/** The same list in several ways, each with an address of its own. */
export const ChoiceLinks = ({ label, choices }: ChoiceLinksProps) => (
  <nav className={styles['choices']} aria-label={label}>
    {choices.map(({ key, href, isCurrent, name }) => (
      <Link key={key} href={href} aria-current={isCurrent ? 'true' : undefined}>
        {name}
      </Link>
    ))}
  </nav>
)
