import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Web Share API, where supported. */
export const ShareButton = ({ text }: { text: string }) => {
  const [hasFailed, setHasFailed] = useState(false)
  if (!('share' in navigator)) return null
  const share = () => {
    // Cleared first, so that a screen reader announces the same text a second time.
    setHasFailed(false)
    void navigator.share({ text }).catch((error: unknown) => setHasFailed(!isCancelled(error)))
  }
  return (
    <>
      <Button kind="ghost" onClick={share}>
        <Trans>Compartilhar</Trans>
      </Button>
      <StatusLine tone="neutral">{hasFailed && <Trans>Não deu para compartilhar. Copie o texto.</Trans>}</StatusLine>
    </>
  )
}
