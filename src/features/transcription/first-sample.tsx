import { Trans } from '@lingui/react/macro'
import { Sample } from './sample.tsx'

/** How a transcribed audio looks, for somebody who has none yet. */
export const FirstSample = () => (
  <Sample>
    <p>
      <Trans>Um áudio transcrito fica assim:</Trans>
    </p>
  </Sample>
)
