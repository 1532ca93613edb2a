import { Trans } from '@lingui/react/macro'
import { maskCpf } from '#contracts/br/cpf.ts'
import { QueryState, useQuery } from '#src/account/query/query-state.tsx'
import { profileQuery } from '#src/account/query/profile-query.ts'
import { Definition, DefinitionList } from '#src/ui/definition-list.tsx'
import { ListCard } from '#src/ui/list-card.tsx'
import { PageLink } from '#src/ui/page-link.tsx'

/** The recipient of invoices; edited in the account settings. */
export const BillingData = () => (
  <ListCard
    title={<Trans>Dados para a nota fiscal</Trans>}
    action={
      <PageLink to="accountSettings">
        <Trans>Editar</Trans>
      </PageLink>
    }
  >
    <QueryState query={useQuery(profileQuery)} lines={2}>
      {({ name, cpf }) => (
        <DefinitionList>
          <Definition term={<Trans>Nome</Trans>}>{name}</Definition>
          <Definition term="CPF">{cpf === null ? <Trans>Não informado</Trans> : maskCpf(cpf)}</Definition>
        </DefinitionList>
      )}
    </QueryState>
  </ListCard>
)
