import { Trans } from '@lingui/react/macro'
import { CopyButton } from '#src/account/copy-button.tsx'

export const CopyPix = ({ code }: { code: string }) => (
  <CopyButton kind="primary" text={code}>
    <Trans>Copiar código Pix</Trans>
  </CopyButton>
)
