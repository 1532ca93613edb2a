import { Trans } from '@lingui/react/macro'
import { PageLink } from '#src/ui/page-link.tsx'

/** Said before a plan is paid and when it is cancelled, in the same words. */
export const WithdrawalRight = () => (
  <Trans>
    Nos 7 dias seguintes à contratação, você pode desistir e receber tudo de volta:{' '}
    <PageLink to="contact">fale com a gente</PageLink>.
  </Trans>
)
