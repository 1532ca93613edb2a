import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PRODUCTS } from '#contracts/roadmap.ts'
import { Planned } from '#src/ui/planned.tsx'
import { ProductTag } from '#src/ui/product-tag.tsx'
import { Section } from '#src/ui/section.tsx'
import styles from './next-products.module.css'
import { Waitlist } from './waitlist.tsx'

export const NextProducts = () => (
  <Section
    id="proximos"
    title={<Trans>O que vem depois</Trans>}
    lead={<Trans>Duas ferramentas que começam onde o resumo termina.</Trans>}
  >
    <div className={styles['pair']}>
      <Coming id="smart-scheduler" product={PRODUCTS.smartScheduler}>
        <p>
          <Trans>
            O combinado da conversa vira um compromisso na sua agenda. Você confere o dia e a hora, confirma e pronto.
          </Trans>
        </p>
      </Coming>
      <Coming id="life-reminder" product={PRODUCTS.lifeReminder} action={<Waitlist />}>
        <p>
          <Trans>
            O que você prometeu volta na hora em que ainda dá para cumprir: o remédio, a ligação, a entrega.
          </Trans>
        </p>
      </Coming>
    </div>
  </Section>
)

type Product = typeof PRODUCTS.smartScheduler | typeof PRODUCTS.lifeReminder

type ComingProps = { id: string; product: Product; action?: ReactNode; children: ReactNode }

const Coming = ({ id, product, action, children }: ComingProps) => (
  <article id={id} className={styles['product']}>
    <ProductTag status={product.status} />
    <h3>{product.name}</h3>
    {children}
    <p className={styles['planned']}>
      <Planned {...product.planned} />
    </p>
    {action}
  </article>
)
