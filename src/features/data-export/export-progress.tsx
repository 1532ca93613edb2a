import { Trans } from '@lingui/react/macro'
import { LANGUAGE_TAGS } from '#contracts/languages.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { ProgressBar } from '#src/ui/progress-bar.tsx'

const ALL = 100

/** What the job is doing, and how far it is. */
export const ExportProgress = ({ step, progress }: { step: string; progress: number }) => (
  <>
    <ProgressBar
      label={<StepName step={step} />}
      text={new Intl.NumberFormat(LANGUAGE_TAGS[useLanguage()], { style: 'percent' }).format(progress / ALL)}
      value={progress}
      max={ALL}
    />
    <p>
      <Trans>Você pode fechar esta página: avisamos por e-mail quando a cópia estiver pronta.</Trans>
    </p>
  </>
)

const StepName = ({ step }: { step: string }) => {
  switch (step) {
    case 'queued':
      return <Trans>Na fila</Trans>
    case 'account':
      return <Trans>Reunindo os dados da conta</Trans>
    case 'transcriptions':
      return <Trans>Reunindo as transcrições</Trans>
    case 'packing':
      return <Trans>Montando o arquivo</Trans>
    default:
      return <Trans>Preparando a cópia</Trans>
  }
}
