import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './day.module.css'

/** Illustration of the title: a busy calendar morning with time for a summary, but not for a voice message. */
export const Day = () => (
  <div className={styles['day']} aria-hidden="true">
    <Busy at="8:00">
      <Trans>Ônibus</Trans>
    </Busy>
    <Busy at="9:00" isLong>
      <Trans>Reunião</Trans>
    </Busy>
    <div className={styles['row']}>
      <span className={styles['time']}>10:00</span>
      <div className={styles['read']}>
        <p className={styles['saved']}>
          <del>3:58</del> <strong>0:20</strong>
        </p>
        <p>
          <mark>
            <Trans>Quinta, 15h</Trans>
          </mark>{' '}
          <Trans>Café na rua Augusta</Trans>
        </p>
      </div>
    </div>
    <Busy at="10:10" isLong>
      <Trans>Aula</Trans>
    </Busy>
    <Busy at="12:00">
      <Trans>Bebê dormindo</Trans>
    </Busy>
  </div>
)

type BusyProps = { at: string; isLong?: boolean; children: ReactNode }

const Busy = ({ at, isLong = false, children }: BusyProps) => (
  <div className={`${styles['row']} ${isLong ? styles['long'] : ''}`}>
    <span className={styles['time']}>{at}</span>
    <p className={styles['busy']}>{children}</p>
  </div>
)
