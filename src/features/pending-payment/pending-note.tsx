import { Trans } from '@lingui/react/macro'
import type { PendingPayment } from '#contracts/api/billing.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { ListCard } from '#src/ui/list-card.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { CopyPix } from './copy-pix.tsx'
import { PendingFacts } from './pending-facts.tsx'
import { PendingTitle } from './pending-title.tsx'

/** In short, for a page about other things: amount, deadline and code. The rest is on the plan page. */
export const PendingNote = ({ pending }: { pending: PendingPayment }) => (
  <ListCard title={<PendingTitle method={pending.method} />}>
    <PendingFacts {...pending} />
    <ButtonRow>
      {pending.pix_code !== null && <CopyPix code={pending.pix_code} />}
      <PageLink to="subscription">
        {pending.pix_code === null ? <Trans>Ver no plano</Trans> : <Trans>Ver o código QR ou desistir</Trans>}
      </PageLink>
    </ButtonRow>
  </ListCard>
)
