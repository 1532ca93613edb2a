import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Bubble } from '#src/ui/bubble.tsx'
import styles from './transcribe-demo.module.css'

/** What matters in it, each field beside the number of its passage. */
export const DemoSummary = () => (
  <Bubble>
    <dl className={styles['summary']}>
      <Field name={<Trans>Reunião</Trans>} passage={1}>
        <Trans>Orçamento do evento</Trans>
      </Field>
      <Field name={<Trans>Hora</Trans>} passage={2}>
        <Trans>Quinta, 15h</Trans>
      </Field>
      <Field name={<Trans>Lugar</Trans>} passage={3}>
        <Trans>Café na rua Augusta</Trans>
      </Field>
      <Field name={<Trans>Assuntos</Trans>} passage={4}>
        <Trans>Fornecedores, convidados</Trans>
      </Field>
    </dl>
  </Bubble>
)

const Field = ({ name, passage, children }: { name: ReactNode; passage: number; children: ReactNode }) => {
  const { t } = useLingui()
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        <a className={styles['source']} href={`#trecho-${String(passage)}`} aria-label={t`Ver o trecho ${passage}`}>
          {passage}
        </a>
      </dd>
    </div>
  )
}
