import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { ACCOUNT_HOME, pathOf, type RouteId } from '#contracts/routes.ts'
import { useAccount } from '#src/flow-runtime/session-store.ts'
import { usePlace } from '#src/page-context/place.ts'
import { Logo } from '#src/ui/logo.tsx'
import { SkipLink } from '#src/ui/skip-link.tsx'
import styles from './account-layout.module.css'
import { DeletionToast } from '../transcription-deletion/deletion-toast.tsx'
import { TranscriptionDeletionProvider } from '../transcription-deletion/transcription-deletion.tsx'
import { LegalLine } from './legal-line.tsx'
import { PersonMenu } from './person-menu.tsx'
import { PlanMeter } from './plan-meter.tsx'
import { SectionLinks } from './section-links.tsx'
import { useIsWide } from './use-is-wide.ts'
import { useVisit } from './use-visit.ts'

/** Pages with cards of plan and usage, which the rail would repeat. */
const SHOW_PLAN: ReadonlySet<string> = new Set(['dashboard', 'subscription'] satisfies RouteId[])

/** Layout of every page of the account: a side rail on wide screens; a top bar and a bottom bar on phones. */
export const AccountLayout = ({ children }: { children?: ReactNode }) => {
  const { t } = useLingui()
  const { language, page } = usePlace()
  const account = useAccount()
  const isMember = account.status === 'signedIn' && account.profile.isActive
  const isWide = useIsWide()
  useVisit(isMember ? account.profile.id : null)
  return (
    <TranscriptionDeletionProvider personId={account.status === 'signedIn' ? account.profile.id : null}>
      <div className={styles['layout']}>
        <SkipLink />
        <header className={styles['rail']}>
          <Link href={pathOf(ACCOUNT_HOME, language)} className={styles['home']}>
            <Logo />
          </Link>
          <nav className={styles['sections']} aria-label={t`Sua conta`}>
            <SectionLinks />
          </nav>
          {isWide && isMember && !SHOW_PLAN.has(page) && <PlanMeter />}
          <PersonMenu />
        </header>
        <main id="content" tabIndex={-1} className={styles['main']}>
          {children}
        </main>
        <DeletionToast />
        <LegalLine />
      </div>
    </TranscriptionDeletionProvider>
  )
}
