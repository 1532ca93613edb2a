import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'

/** Hands a text to another app of the device, where the browser can. Whoever changes their mind is not told of a failure. */
export const ShareButton = ({ text }: { text: string }) =>
  'share' in navigator ? (
    <Button kind="ghost" onClick={() => void navigator.share({ text }).catch(() => {})}>
      <Trans>Compartilhar</Trans>
    </Button>
  ) : null
