import { Trans } from '@lingui/react/macro'
import styles from './skip-link.module.css'

/** First focusable element of the page: skips the header to `main`, which has the id `content`. */
export const SkipLink = () => (
  <a className={styles['skip']} href="#content">
    <Trans>Ir para o conteúdo</Trans>
  </a>
)
