import { Trans } from '@lingui/react/macro'
import type { WaitingPayment } from '#contracts/api/billing.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { ListCard } from '#src/ui/list-card.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { CopyPix } from './copy-pix.tsx'
import { WaitingFacts } from './waiting-facts.tsx'
import { WaitingTitle } from './waiting-title.tsx'

/** In short, for a page about other things: amount, deadline and code. The rest is on the plan page. */
export const WaitingNote = ({ waiting }: { waiting: WaitingPayment }) => (
  <ListCard title={<WaitingTitle method={waiting.method} />}>
    <WaitingFacts {...waiting} />
    <ButtonRow>
      {waiting.pix_code !== null && <CopyPix code={waiting.pix_code} />}
      <PageLink to="subscription">
        {waiting.pix_code === null ? <Trans>Ver no plano</Trans> : <Trans>Ver o código QR ou desistir</Trans>}
      </PageLink>
    </ButtonRow>
  </ListCard>
)
