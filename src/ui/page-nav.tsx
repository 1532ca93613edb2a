import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './page-nav.module.css'
import { useCurrentSection } from './use-current-section.ts'

type PageNavProps = { sections: readonly { id: string; name: ReactNode }[] }

/** Links to the main sections of a long page, in one line that stays under the header. */
export const PageNav = ({ sections }: PageNavProps) => {
  const { t } = useLingui()
  const current = useCurrentSection(sections.map(({ id }) => id))
  return (
    <nav className={styles['bar']} aria-label={t`Nesta página`}>
      <ul>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
