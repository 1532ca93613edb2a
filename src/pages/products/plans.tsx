import { Trans } from '@lingui/react/macro'
import type { Language } from '#contracts/languages.ts'
import { FREE_TRANSCRIPTIONS_PER_MONTH } from '#contracts/limits.ts'
import { pathOf } from '#contracts/routes.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Section } from '#src/ui/section.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { PlanCard } from './plan-card.tsx'
import styles from './plans.module.css'

const Free = ({ language }: { language: Language }) => (
  <PlanCard
    id="free"
    name={<Trans>Gratuito</Trans>}
    tag={
      <Tag tone="success">
        <Trans>Comece por aqui</Trans>
      </Tag>
    }
  >
    <ul>
      <li>
        <Trans>{FREE_TRANSCRIPTIONS_PER_MONTH} transcrições por mês</Trans>
      </li>
      <li>
        <Trans>Resumo e texto inteiro</Trans>
      </li>
      <li>
        <Trans>Sem cartão</Trans>
      </li>
    </ul>
    <LinkButton kind="primary" href={pathOf('register', language)}>
      <Trans>Começar de graça</Trans>
    </LinkButton>
  </PlanCard>
)

const Premium = ({ language }: { language: Language }) => (
  <PlanCard id="premium" name="Premium">
    <ul>
      <li>
        <Trans>Transcrições sem limite</Trans>
      </li>
      <li>
        <Trans>Tudo o que o gratuito tem</Trans>
      </li>
    </ul>
    <LinkButton kind="ghost" href={pathOf('register', language)}>
      <Trans>Criar conta e assinar depois</Trans>
    </LinkButton>
  </PlanCard>
)

const Enterprise = ({ language }: { language: Language }) => (
  <PlanCard id="enterprise" name="Enterprise">
    <ul>
      <li>
        <Trans>Volume e idiomas sob medida</Trans>
      </li>
      <li>
        <Trans>Condições em contrato</Trans>
      </li>
    </ul>
    <LinkButton kind="ghost" href={pathOf('contact', language)}>
      <Trans>Falar com a gente</Trans>
    </LinkButton>
  </PlanCard>
)

export const Plans = () => {
  const language = useLanguage()
  return (
    <Section
      id="planos"
      isSunken
      title={<Trans>Planos</Trans>}
      lead={<Trans>Comece de graça. Mude quando precisar, cancele quando quiser.</Trans>}
    >
      <ul className={styles['plans']}>
        <Free language={language} />
        <Premium language={language} />
        <Enterprise language={language} />
      </ul>
      <p className={styles['note']}>
        <Trans>Cobrança mensal, no cartão ou por Pix. Você tem 7 dias para desistir e receber tudo de volta.</Trans>
      </p>
    </Section>
  )
}
