import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import type { NewPasswordSection } from './new-password-section.ts'

export const LinkNeeded = ({ flow }: NewPasswordSection) => (
  <Button kind="primary" onClick={() => flow.send({ type: 'passwordReset.open' })}>
    <Trans>Pedir um novo link</Trans>
  </Button>
)
