import { Trans } from '@lingui/react/macro'
import { Bubble } from '#src/ui/bubble.tsx'
import styles from './transcribe-demo.module.css'

/** What was said. Each marked passage is numbered, and a field of the summary leads to it. */
export const DemoTranscript = () => (
  <Bubble>
    <p>
      <Trans>
        Oi, tudo bem? Então,{' '}
        <mark id="trecho-1" className={styles['passage']}>
          a reunião do orçamento
        </mark>{' '}
        mudou. Ficou para{' '}
        <mark id="trecho-2" className={styles['passage']}>
          quinta, às três da tarde
        </mark>
        , naquele{' '}
        <mark id="trecho-3" className={styles['passage']}>
          café da Augusta
        </mark>
        . Leva{' '}
        <mark id="trecho-4" className={styles['passage']}>
          a planilha dos fornecedores e a lista de convidados
        </mark>
        ? Beijo!
      </Trans>
    </p>
  </Bubble>
)
