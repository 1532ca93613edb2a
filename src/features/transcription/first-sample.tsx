import { Trans } from '@lingui/react/macro'
import { Sample } from './sample.tsx'

/** A sample transcription, for a person without any. */
export const FirstSample = () => (
  <Sample>
    <p>
      <Trans>Um áudio transcrito fica assim:</Trans>
    </p>
  </Sample>
)
