import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './layout.module.css'

export const Layout = ({ children }: { children: ReactNode }) => (
  <div className={styles['frame']}>
    <a className={styles['skip']} href="#content">
      <Trans>Ir para o conteúdo</Trans>
    </a>
    <Header />
    <main id="content" tabIndex={-1} className={styles['main']}>
      {children}
    </main>
    <Footer />
  </div>
)
