import { Trans } from '@lingui/react/macro'
import { PRODUCTS } from '#contracts/roadmap.ts'
import { pathOf } from '#contracts/routes.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { Card, CardGrid } from '#src/ui/card.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Planned } from '#src/ui/planned.tsx'
import { ProductTag } from '#src/ui/product-tag.tsx'
import { Section } from '#src/ui/section.tsx'
import styles from './home.module.css'

export const Products = () => {
  const language = useLanguage()
  const { transcribe, smartScheduler, lifeReminder } = PRODUCTS
  return (
    <Section id="produtos" title={<Trans>Ferramentas que devolvem tempo</Trans>}>
      <CardGrid isLed>
        <Card title={transcribe.name} tag={<ProductTag status={transcribe.status} />}>
          <p>
            <Trans>O áudio vira texto com um resumo inteligente. Você lê primeiro o que importa:</Trans>
          </p>
          <ul className={styles['fields']}>
            <li>
              <Trans>a reunião</Trans>
            </li>
            <li>
              <Trans>a hora</Trans>
            </li>
            <li>
              <Trans>o lugar</Trans>
            </li>
            <li>
              <Trans>os assuntos</Trans>
            </li>
          </ul>
          <p>
            <Trans>E cada um deles leva à frase de onde saiu, em português, inglês, espanhol ou francês.</Trans>
          </p>
          <LinkButton kind="primary" href={pathOf('register', language)}>
            <Trans>Experimentar grátis</Trans>
          </LinkButton>
        </Card>
        <Card title={smartScheduler.name} tag={<ProductTag status={smartScheduler.status} />}>
          <p>
            <Trans>O combinado da conversa entra na agenda.</Trans> <Planned {...smartScheduler.planned} />.
          </p>
        </Card>
        <Card title={lifeReminder.name} tag={<ProductTag status={lifeReminder.status} />}>
          <p>
            <Trans>O lembrete certo na hora certa.</Trans> <Planned {...lifeReminder.planned} />.
          </p>
        </Card>
      </CardGrid>
    </Section>
  )
}
