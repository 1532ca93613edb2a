import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { chooseTheme, type Theme, useTheme } from '#src/page-context/theme.ts'
import styles from './theme-switch.module.css'

const SUN =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4'
const MOON = 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z'
const SCREEN = 'M3.5 5h17v11h-17zM9 20h6M12 16v4'

/** Compact: only icons; their names are visually hidden. */
export const ThemeSwitch = ({ isCompact = false }: { isCompact?: boolean }) => {
  const theme = useTheme()
  const choice = (own: Theme, drawing: string, name: ReactNode) => (
    <button
      type="button"
      className={`${styles['choice']} ${styles[own]}`}
      aria-pressed={theme === own}
      onClick={() => chooseTheme(own)}
    >
      {isCompact && (
        <svg className={styles['icon']} viewBox="0 0 24 24" aria-hidden="true">
          <path d={drawing} />
        </svg>
      )}
      <span className={isCompact ? 'visually-hidden' : undefined}>{name}</span>
    </button>
  )
  return (
    <fieldset className={`${styles['themes']} ${isCompact ? styles['compact'] : ''}`}>
      <legend className="visually-hidden">
        <Trans>Cores do site</Trans>
      </legend>
      {choice('light', SUN, <Trans>Claras</Trans>)}
      {choice('dark', MOON, <Trans>Escuras</Trans>)}
      {choice('system', SCREEN, <Trans>Do sistema</Trans>)}
    </fieldset>
  )
}
