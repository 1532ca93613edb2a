import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { THEME_KEY } from '../clients/storage-keys.ts'
import { deviceStore } from '../clients/storage.ts'
import styles from './footer.module.css'

type Theme = 'light' | 'dark' | 'system'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What the page's starter applied before the first paint, or what was chosen since. */
const chosen = (): Theme => {
  const theme = document.documentElement.dataset['theme']
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

const choose = (theme: Theme) => {
  if (theme === 'system') {
    deviceStore.removeItem(THEME_KEY)
    delete document.documentElement.dataset['theme']
  } else {
    deviceStore.setItem(THEME_KEY, theme)
    document.documentElement.dataset['theme'] = theme
  }
  for (const listener of listeners) listener()
}

export const ThemeSwitch = () => {
  const theme = useSyncExternalStore<Theme | null>(subscribe, chosen, () => null)
  const choice = (own: Theme) => ({
    type: 'button' as const,
    className: styles['choice'],
    'aria-pressed': theme === own,
    onClick: () => choose(own),
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
