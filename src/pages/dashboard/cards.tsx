import { Trans } from '@lingui/react/macro'
import type { RefObject } from 'react'
import type { Subscription, PendingPayment } from '#contracts/api/billing.ts'
import type { UserWithProfile } from '#contracts/api/own-profile.ts'
import type { Services } from '#contracts/api/services.ts'
import type { Transcription } from '#contracts/api/transcriptions.ts'
import type { Usage } from '#contracts/api/usage.ts'
import { LapsedNote } from '#src/account/lapsed-note.tsx'
import { PlanFacts } from '#src/account/plan-facts.tsx'
import { QueryState, type QueryResult } from '#src/account/query/query-state.tsx'
import { ownStepsOf, TranscribeStatus } from '#src/account/transcribe-status.tsx'
import { UsageCard } from '#src/account/usage-card.tsx'
import { PendingNote } from '#src/features/pending-payment/pending-note.tsx'
import { ListCard } from '#src/ui/list-card.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import styles from './dashboard.module.css'
import { PhoneCode } from './phone-code.tsx'
import { Products } from './products.tsx'
import { RecentTranscriptions } from './recent-transcriptions.tsx'

type CardsProps = {
  /** Of the first card. */
  heading: RefObject<HTMLSpanElement | null>
  services: QueryResult<Services>
  usage: QueryResult<Usage>
  subscription: QueryResult<Subscription | null>
  recent: QueryResult<Transcription[]>
  /** Null if nothing is to be paid, or until that was read. */
  pending: PendingPayment | null
  personId: string
  /** Null until it was fetched. */
  user: UserWithProfile | null
}

/** Each card loads and fails independently. */
export const Cards = ({ heading, services, usage, subscription, recent, pending, personId, user }: CardsProps) => (
  <>
    <RecentTranscriptions heading={heading} query={recent} personId={personId} />
    <div className={styles['pair']}>
      <ListCard
        title="Transcribe"
        action={
          <PageLink to="services">
            <Trans>Ver serviços</Trans>
          </PageLink>
        }
      >
        <QueryState query={services} lines={8}>
          {(found) => <TranscribeStatus services={found} own={user === null ? undefined : ownStepsOf(user)} />}
        </QueryState>
        <PhoneCode />
      </ListCard>
      <div className={styles['stack']}>
        <ListCard
          title={<Trans>Seu plano</Trans>}
          action={
            <PageLink to="subscription">
              <Trans>Ver assinatura</Trans>
            </PageLink>
          }
        >
          <QueryState query={subscription} lines={3}>
            {(found) => (
              <>
                <PlanFacts subscription={found} />
                {found !== null && <LapsedNote subscription={found} />}
              </>
            )}
          </QueryState>
        </ListCard>
        <UsageCard query={usage} />
        {/* Below the plan, which would move. The alert announces it at the top of the page. */}
        {pending !== null && <PendingNote pending={pending} />}
      </div>
    </div>
    <Products />
  </>
)
