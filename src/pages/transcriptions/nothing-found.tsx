import { Trans } from '@lingui/react/macro'
import { PageLink } from '#src/ui/page-link.tsx'

/** There may be others: the filter is what leaves nothing. */
export const NothingFound = () => (
  <>
    <p>
      <Trans>Nenhuma transcrição com estes filtros.</Trans>
    </p>
    <p>
      <PageLink to="transcriptions">
        <Trans>Limpar filtros</Trans>
      </PageLink>
    </p>
  </>
)
