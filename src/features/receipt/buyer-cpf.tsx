import { Trans } from '@lingui/react/macro'
import { formatCpf, maskCpf } from '#contracts/br/cpf.ts'
import { profileQuery } from '#src/account/query/profile-query.ts'
import { useDisclosure } from '#src/account/use-disclosure.ts'
import { QueryState, useQuery } from '#src/account/query/query-state.tsx'
import { Button } from '#src/ui/button.tsx'
import { PageLink } from '#src/ui/page-link.tsx'

/** The buyer's CPF on a receipt: masked until its owner reveals it, then also shown in print. */
export const BuyerCpf = () => (
  <QueryState query={useQuery(profileQuery)} lines={1}>
    {({ cpf }) => (cpf === null ? <NoCpf /> : <Cpf digits={cpf} />)}
  </QueryState>
)

const NoCpf = () => (
  <span>
    <Trans>Não informado</Trans>{' '}
    <PageLink to="accountSettings">
      <Trans>Informar</Trans>
    </PageLink>
  </span>
)

const Cpf = ({ digits }: { digits: string }) => {
  const { isOpen, toggle } = useDisclosure()
  return (
    <span>
      {isOpen ? formatCpf(digits) : maskCpf(digits)}{' '}
      <Button kind="quiet" onClick={toggle}>
        {isOpen ? <Trans>Ocultar o CPF</Trans> : <Trans>Mostrar o CPF</Trans>}
      </Button>
    </span>
  )
}
