import { createElement, type ReactNode } from 'react'
import { LanguageOffer } from '#src/features/language-offer/language-offer.tsx'
import { usePlace } from '#src/page-context/place.ts'
import { SkipLink } from '#src/ui/skip-link.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './layout.module.css'
import { layoutOf } from './pages.ts'

/** The layout of a page: that of the account area, or header and footer of the public site. */
export const Layout = ({ children }: { children: ReactNode }) =>
  createElement(layoutOf(usePlace().page) ?? SiteLayout, null, children)

const SiteLayout = ({ children }: { children?: ReactNode }) => (
  <div className={styles['layout']}>
    <SkipLink />
    <LanguageOffer />
    <Header />
    <main id="content" tabIndex={-1} className={styles['main']}>
      {children}
    </main>
    <Footer />
  </div>
)
