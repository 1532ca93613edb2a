import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'

/** Web Share API, where supported. Errors are ignored: a cancelled share rejects too. */
export const ShareButton = ({ text }: { text: string }) =>
  'share' in navigator ? (
    <Button kind="ghost" onClick={() => void navigator.share({ text }).catch(() => {})}>
      <Trans>Compartilhar</Trans>
    </Button>
  ) : null
