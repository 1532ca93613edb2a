import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PRODUCTS } from '#contracts/roadmap.ts'
import { pathOf } from '#contracts/routes.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { ProductTag } from '#src/ui/product-tag.tsx'
import { Section } from '#src/ui/section.tsx'
import styles from './home.module.css'

export const Products = () => (
  <Section
    id="produtos"
    isSplit
    title={<Trans>Ferramentas que devolvem tempo</Trans>}
    actions={
      <LinkButton kind="primary" href={pathOf('register', useLanguage())}>
        <Trans>Experimentar grátis</Trans>
      </LinkButton>
    }
  >
    <ul className={styles['products']}>
      <Product product={PRODUCTS.transcribe}>
        <Trans>O áudio vira texto com um resumo inteligente, em português, inglês, espanhol ou francês.</Trans>
      </Product>
      <Product product={PRODUCTS.smartScheduler}>
        <Trans>O combinado da conversa entra na agenda.</Trans>
      </Product>
      <Product product={PRODUCTS.lifeReminder}>
        <Trans>O lembrete certo na hora certa.</Trans>
      </Product>
    </ul>
  </Section>
)

type ProductProps = { product: (typeof PRODUCTS)[keyof typeof PRODUCTS]; children: ReactNode }

const Product = ({ product, children }: ProductProps) => (
  <li>
    <h3>{product.name}</h3>
    <ProductTag status={product.status} />
    <p>{children}</p>
  </li>
)
