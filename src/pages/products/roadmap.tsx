import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { EXPANSIONS, PLANNED_LANGUAGES, type PlannedTime, PRODUCTS, ROADMAP_DATE } from '#contracts/roadmap.ts'
import { LongDate } from '#src/ui/long-date.tsx'
import { PlannedDate } from '#src/ui/planned-date.tsx'
import { ProductTag } from '#src/ui/product-tag.tsx'
import { Section } from '#src/ui/section.tsx'
import { Timeline, TimelineItem } from '#src/ui/timeline.tsx'
import styles from './roadmap.module.css'
import { Waitlist } from './waitlist.tsx'

/** The planned products, and the company's timeline. */
export const Roadmap = () => {
  const { smartScheduler, lifeReminder } = PRODUCTS
  return (
    <Section
      id="roteiro"
      isSplit
      title={<Trans>Roteiro</Trans>}
      lead={
        <Trans>
          Plano de <LongDate day={ROADMAP_DATE} />.
        </Trans>
      }
    >
      <Timeline>
        <Step
          id="smart-scheduler"
          title={smartScheduler.name}
          tag={<ProductTag status={smartScheduler.status} />}
          planned={smartScheduler.planned}
        >
          <Trans>O combinado vira compromisso na sua agenda.</Trans>
        </Step>
        <Step
          id="life-reminder"
          title={lifeReminder.name}
          tag={<ProductTag status={lifeReminder.status} />}
          planned={lifeReminder.planned}
          action={<Waitlist />}
        >
          <Trans>O que você prometeu volta na hora certa.</Trans>
        </Step>
        <Step title={<Trans>Mais de {PLANNED_LANGUAGES} idiomas</Trans>} planned={EXPANSIONS.languages} />
        <Step title={<Trans>Ferramentas integradas</Trans>} planned={EXPANSIONS.ecosystem} />
        <Step title={<Trans>IA ao alcance de todos</Trans>} planned={EXPANSIONS.democratisedAi} />
      </Timeline>
    </Section>
  )
}

type StepProps = {
  id?: string
  title: ReactNode
  tag?: ReactNode
  planned: PlannedTime
  action?: ReactNode
  children?: ReactNode
}

const Step = ({ id, title, tag, planned, action, children }: StepProps) => (
  <TimelineItem id={id}>
    <div className={styles['step']}>
      <h3>{title}</h3>
      {tag}
      {children !== undefined && <p>{children}</p>}
      <p className={styles['when']}>
        <PlannedDate {...planned} />
      </p>
      {action}
    </div>
  </TimelineItem>
)
