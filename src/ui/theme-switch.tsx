import { Trans } from '@lingui/react/macro'
import { chooseTheme, type Theme, useTheme } from '#src/page-context/theme.ts'
import styles from './theme-switch.module.css'

export const ThemeSwitch = () => {
  const theme = useTheme()
  const choice = (own: Theme) => ({
    type: 'button' as const,
    className: styles['choice'],
    'aria-pressed': theme === own,
    onClick: () => chooseTheme(own),
  })
  return (
    <fieldset className={styles['themes']}>
      <legend className="visually-hidden">
        <Trans>Cores do site</Trans>
      </legend>
      <button {...choice('light')}>
        <Trans>Claras</Trans>
      </button>
      <button {...choice('dark')}>
        <Trans>Escuras</Trans>
      </button>
      <button {...choice('system')}>
        <Trans>Do sistema</Trans>
      </button>
    </fieldset>
  )
}
