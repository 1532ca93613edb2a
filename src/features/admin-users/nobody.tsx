import { Trans } from '@lingui/react/macro'
import { PageLink } from '#src/ui/page-link.tsx'

/** Empty state: there are other people, as administrators have accounts too. */
export const Nobody = () => (
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
