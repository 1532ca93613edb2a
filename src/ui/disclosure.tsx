import { type ReactNode, useLayoutEffect, useRef } from 'react'
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
  const details = useRef<HTMLDetailsElement>(null)
  const isNamed = anchor !== undefined && fragment === `#${anchor}`
  // Not by the attribute, which would close it with the next fragment, such as that of a skip link.
  useLayoutEffect(() => {
    if (isNamed && details.current !== null) details.current.open = true
  }, [isNamed])
  return (
    <details ref={details} id={anchor} className={styles['disclosure']}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
