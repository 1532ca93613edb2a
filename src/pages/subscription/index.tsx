import { Trans } from '@lingui/react/macro'
import { AccountLayout } from '#src/account/account-layout.tsx'
import { PlanCard } from '#src/account/plan-card.tsx'
import { UsageCard } from '#src/account/usage-card.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { Plans } from './plans.tsx'

export default function SubscriptionPage() {
  return (
    <AccountLayout
      section="subscription"
      title={<Trans>Assinatura</Trans>}
      lead={<Trans>Seu plano, quanto você usou e os planos que existem.</Trans>}
    >
      <PlanCard
        action={
          <PageLink to="paymentHistory">
            <Trans>Ver pagamentos</Trans>
          </PageLink>
        }
      />
      <UsageCard />
      <Plans />
    </AccountLayout>
  )
}
