import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './split-page.module.css'

/** The first seconds of the demo's voice message, as bars. */
const VOICE =
  'M4 17v186M16 110v0M28 39v142M40 32v156M52 12v196M64 62v96M76 39v142M88 61v98M100 18v184M112 110v0M124 106v8M136 26v168M148 33v154M160 75v70M172 39v142M184 51v118M196 36v148M208 31v158M220 24v172M232 83v54M244 110v0M256 39v142M268 13v194M280 11v198'
/** A page with one form and, on wide screens, a decorative column beside it, hidden from screen readers. */
export const SplitPage = ({ children }: { children: ReactNode }) => (
  <div className={styles['page']}>
    {children}
    <div className={styles['decoration']} aria-hidden="true">
      <p>
        <Trans>
          <span>A voz vira texto.</span> <span>O texto vira tempo.</span>
        </Trans>
      </p>
      <div className={styles['message']}>
        <svg viewBox="0 0 284 220">
          <path d={VOICE} />
        </svg>
        <div className={styles['found']}>
          <mark>
            <Trans>Quinta, 15h</Trans>
          </mark>
          <Trans>Café na rua Augusta</Trans>
        </div>
      </div>
    </div>
  </div>
)
