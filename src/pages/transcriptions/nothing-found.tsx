import { Trans } from '@lingui/react/macro'
import { PageLink } from '#src/ui/page-link.tsx'

/** Empty state of the filter: there may be other transcriptions. */
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
