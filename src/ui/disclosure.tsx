import type { ReactNode } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import styles from './disclosure.module.css'

type DisclosureProps = {
  /** Id, for links with a fragment: such a link opens it. */
  anchor?: string
  title: ReactNode
  children: ReactNode
}

/** Content that is folded behind a button with its title, native `details`. */
export const Disclosure = ({ anchor, title, children }: DisclosureProps) => {
  const fragment = useLocationProperty(
    () => location.hash,
    () => '',
  )
  return (
    <details id={anchor} className={styles['disclosure']} open={anchor !== undefined && fragment === `#${anchor}`}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
