import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button, type ButtonKind } from '#src/ui/button.tsx'
import fieldStyles from '#src/ui/field.module.css'
import { StatusLine } from '#src/ui/status-line.tsx'

type CopyButtonProps = { text: string; kind?: ButtonKind; children: ReactNode }

const selectText = (field: HTMLTextAreaElement | null) => {
  field?.focus()
  field?.select()
}

/** Copies a text to the clipboard. Where the browser refuses, the text is shown selected: the page may not contain it. */
export const CopyButton = ({ text, kind = 'ghost', children }: CopyButtonProps) => {
  const { t } = useLingui()
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
      <StatusLine tone={outcome === 'refused' ? 'neutral' : 'success'}>
        {outcome === 'copied' && <Trans>Copiado.</Trans>}
        {outcome === 'refused' && <Trans>O navegador não deixou copiar. Selecione o texto e copie.</Trans>}
      </StatusLine>
      {outcome === 'refused' && (
        <textarea
          ref={selectText}
          className={fieldStyles['control']}
          aria-label={t`O navegador não deixou copiar. Selecione o texto e copie.`}
          rows={3}
          readOnly
          value={text}
        />
      )}
    </ButtonRow>
  )
}
