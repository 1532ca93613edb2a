import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Tag } from '#src/ui/tag.tsx'
import styles from './transcription.module.css'

/** A sample text, labelled so that it is not taken for the person's own transcription (SCRIBE-05). */
export const Sample = ({ children }: { children: ReactNode }) => (
  <div className={styles['sample']}>
    <Tag tone="warning">
      <Trans>Exemplo</Trans>
    </Tag>
    {children}
    <blockquote>
      <Trans>Oi! A reunião ficou para quinta-feira, às 15h, no escritório. Pode levar a proposta?</Trans>
    </blockquote>
  </div>
)
