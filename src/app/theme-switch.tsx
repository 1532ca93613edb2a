import { Trans } from '@lingui/react/macro'
import { deviceStore } from '../clients/storage.ts'
import styles from './footer.module.css'

const THEME_KEY = 'prosa.theme'

const choose = (theme: 'light' | 'dark' | null) => {
  if (theme === null) {
    deviceStore.removeItem(THEME_KEY)
    delete document.documentElement.dataset['theme']
  } else {
    deviceStore.setItem(THEME_KEY, theme)
    document.documentElement.dataset['theme'] = theme
  }
}

/** What the page's starter applies before the first paint is stored here. */
export const ThemeSwitch = () => (
  <div className={styles['row']}>
    <button type="button" className={styles['choice']} onClick={() => choose('light')}>
      <Trans>Tema claro</Trans>
    </button>
    <button type="button" className={styles['choice']} onClick={() => choose('dark')}>
      <Trans>Tema escuro</Trans>
    </button>
    <button type="button" className={styles['choice']} onClick={() => choose(null)}>
      <Trans>Tema do sistema</Trans>
    </button>
  </div>
)
