import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button, type ButtonKind } from '#src/ui/button.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'

type CopyButtonProps = { text: string; kind?: ButtonKind; children: ReactNode }

/** Copies a text to the clipboard and shows whether that worked: a browser may refuse. */
export const CopyButton = ({ text, kind = 'ghost', children }: CopyButtonProps) => {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  const copy = () => {
    // Cleared first, so that a screen reader announces the same text a second time.
    setOutcome(null)
    // `navigator.clipboard` is undefined on an insecure origin.
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setOutcome('copied'),
        () => setOutcome('refused'),
      )
  }
  return (
    <ButtonRow>
      <Button kind={kind} onClick={copy}>
        {children}
      </Button>
      <StatusLine>
        {outcome === 'copied' && <Trans>Copiado.</Trans>}
        {outcome === 'refused' && <Trans>O navegador não deixou copiar. Selecione o texto e copie.</Trans>}
      </StatusLine>
    </ButtonRow>
  )
}
