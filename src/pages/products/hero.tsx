import { Trans, useLingui } from '@lingui/react/macro'
import { PRODUCTS } from '#contracts/roadmap.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { TitleHighlight } from '#src/ui/title-highlight.tsx'
import { PageHero } from '#src/ui/page-hero.tsx'
import { ProductTag } from '#src/ui/product-tag.tsx'
import styles from './hero.module.css'

export const Hero = () => (
  <PageHero
    title={
      <Trans>
        Ferramentas que <TitleHighlight>devolvem tempo</TitleHighlight>
      </Trans>
    }
    lead={<Trans>Uma já funciona. As outras duas vêm aí.</Trans>}
    actions={
      <>
        <LinkButton kind="primary" href="#transcribe">
          <Trans>Ver como funciona</Trans>
        </LinkButton>
        <LinkButton kind="quiet" href="#planos">
          <Trans>Ver os planos</Trans>
        </LinkButton>
      </>
    }
    figure={<Overview />}
  />
)

/** The three products with links to their sections. */
const Overview = () => {
  const { t } = useLingui()
  const { transcribe, smartScheduler, lifeReminder } = PRODUCTS
  return (
    <nav aria-label={t`Produtos`}>
      <ul className={styles['overview']}>
        <li>
          <a href="#transcribe">{transcribe.name}</a>
          <ProductTag status={transcribe.status} />
        </li>
        <li>
          <a href="#smart-scheduler">{smartScheduler.name}</a>
          <ProductTag status={smartScheduler.status} />
        </li>
        <li>
          <a href="#life-reminder">{lifeReminder.name}</a>
          <ProductTag status={lifeReminder.status} />
        </li>
      </ul>
    </nav>
  )
}
