import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './poster.module.css'

/** The first seconds of the demo's voice message, as bars. */
const VOICE =
  'M4 17v186M16 110v0M28 39v142M40 32v156M52 12v196M64 62v96M76 39v142M88 61v98M100 18v184M112 110v0M124 106v8M136 26v168M148 33v154M160 75v70M172 39v142M184 51v118M196 36v148M208 31v158M220 24v172M232 83v54M244 110v0M256 39v142M268 13v194M280 11v198'
/** Lines of text; the third is highlighted. */
const TEXT = 'M324 22h224M324 66h176M324 154h208M324 198h120'
const FOUND = 'M324 110h136'

/** A page with one task and, on wide screens, an illustration beside it, hidden from screen readers. */
export const WithPoster = ({ children }: { children: ReactNode }) => (
  <div className={styles['room']}>
    {children}
    <div className={styles['poster']} aria-hidden="true">
      <p>
        <Trans>A voz vira texto. O texto vira tempo.</Trans>
      </p>
      <svg viewBox="0 0 560 220">
        <path className={styles['voice']} d={VOICE} />
        <path className={styles['text']} d={TEXT} />
        <path className={styles['found']} d={FOUND} />
      </svg>
    </div>
  </div>
)
