import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './test-effects.module.css'

type EffectProps = {
  id: string
  title: ReactNode
  /** What remains of the effect with reduced motion. */
  calm: ReactNode
  children: ReactNode
}

/** One effect with its switch, a checkbox that CSS reads by `:has`, so that it works without JavaScript. */
export const Effect = ({ id, title, calm, children }: EffectProps) => (
  <li className={styles['effect']} id={id}>
    <div className={styles['head']}>
      <h3 id={`${id}-nome`}>{title}</h3>
      <label className={`${styles['switch']} ${styles['power']}`}>
        <input type="checkbox" defaultChecked aria-describedby={`${id}-nome`} />
        <Trans>Ativado</Trans>
      </label>
    </div>
    <div className={styles['stage']}>{children}</div>
    <p className={styles['calm']}>
      <strong>
        <Trans>Com movimento reduzido:</Trans>
      </strong>{' '}
      {calm}
    </p>
  </li>
)
