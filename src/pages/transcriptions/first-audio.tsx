import { Trans } from '@lingui/react/macro'
import { MESSAGING_PLATFORM } from '#contracts/brand.ts'
import { FirstSample } from '#src/features/transcription/first-sample.tsx'
import { useUnusedSelection } from '#src/features/transcription/use-selection.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { ListCard } from '#src/ui/list-card.tsx'
import { MESSAGING_URL } from '#src/ui/messaging-url.ts'

/** Empty state: how to send the first audio, without the filters of the list. */
export const FirstAudio = () => {
  useUnusedSelection()
  return (
    <ListCard title={<Trans>Sua primeira transcrição</Trans>}>
      <p>
        <Trans>
          Nada por aqui ainda. Encaminhe um áudio para o Transcribe no {MESSAGING_PLATFORM}: o texto e o resumo aparecem
          aqui.
        </Trans>
      </p>
      <FirstSample />
      <ButtonRow>
        <LinkButton kind="primary" href={MESSAGING_URL}>
          <Trans>Enviar um áudio</Trans>
        </LinkButton>
      </ButtonRow>
    </ListCard>
  )
}
