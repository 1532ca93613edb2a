import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PRODUCTS } from '#contracts/roadmap.ts'
import { AccountPage } from '#src/account/account-page.tsx'
import type { Query } from '#src/account/query/query.flow.ts'
import { QueryState, useQuery } from '#src/account/query/query-state.tsx'
import { TranscribeStatus } from '#src/account/transcribe-status.tsx'
import { servicesQuery } from '#src/account/query/account-queries.ts'
import { ListCard } from '#src/ui/list-card.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { PlannedDate } from '#src/ui/planned-date.tsx'
import { ProductTag } from '#src/ui/product-tag.tsx'

export const queries = (): readonly Query<unknown>[] => [servicesQuery]

/** The products are static; the person's status of each is fetched, and may fail independently. */
export default function ServicesPage() {
  const query = useQuery(servicesQuery)
  return (
    <AccountPage title={<Trans>Serviços</Trans>} lead={<Trans>O que você já pode usar, e o que vem depois.</Trans>}>
      <ListCard title={PRODUCTS.transcribe.name} action={<ProductTag status={PRODUCTS.transcribe.status} />}>
        <p>
          <Trans>Transforma áudios em texto com um resumo, em português, inglês, espanhol e francês.</Trans>
        </p>
        <QueryState query={query} lines={8}>
          {(services) => <TranscribeStatus services={services} />}
        </QueryState>
      </ListCard>
      <PlannedProduct product={PRODUCTS.smartScheduler}>
        <p>
          <Trans>O combinado da conversa vira um compromisso na sua agenda, depois que você confirma.</Trans>
        </p>
      </PlannedProduct>
      <PlannedProduct
        product={PRODUCTS.lifeReminder}
        link={
          <PageLink to="waitlist">
            <Trans>Entrar na lista de espera</Trans>
          </PageLink>
        }
      >
        <p>
          <Trans>O que você prometeu volta na hora em que ainda dá para cumprir.</Trans>
        </p>
      </PlannedProduct>
    </AccountPage>
  )
}

type Product = typeof PRODUCTS.smartScheduler | typeof PRODUCTS.lifeReminder

type PlannedProductProps = { product: Product; link?: ReactNode; children: ReactNode }

const PlannedProduct = ({ product, link, children }: PlannedProductProps) => (
  <ListCard title={product.name} action={<ProductTag status={product.status} />}>
    {children}
    <p>
      <PlannedDate {...product.planned} />
    </p>
    {link !== undefined && <p>{link}</p>}
  </ListCard>
)
