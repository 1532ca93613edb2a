import { Trans } from '@lingui/react/macro'
import { PageLink } from '#src/ui/page-link.tsx'

/** Empty state of the filters: there is always an account without them, that of the administrator. */
export const NoUsers = () => (
  <>
    <p>
      <Trans>Ninguém com essa busca e esses filtros.</Trans>
    </p>
    <p>
      <PageLink to="adminUsers">
        <Trans>Ver todas as contas</Trans>
      </PageLink>
    </p>
  </>
)
