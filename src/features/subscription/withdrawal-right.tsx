import { Trans } from '@lingui/react/macro'
import { PageLink } from '#src/ui/page-link.tsx'

/** The right of withdrawal: the same text before a payment and on a cancellation. */
export const WithdrawalRight = () => (
  <Trans>
    Nos 7 dias seguintes à contratação, você pode desistir e receber tudo de volta:{' '}
    <PageLink to="contact">fale com a gente</PageLink>.
  </Trans>
)
