import { Trans } from '@lingui/react/macro'
import { pathOf } from '#contracts/routes.ts'
import { COMPARED_FROM, type Measure, readingTimes } from '#contracts/sound.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { VoiceMessage } from '#src/ui/bubble.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { FocusedHeading } from '#src/ui/focused-heading.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { formatDuration } from '#src/lib/format-duration.ts'
import styles from './own-audio.module.css'

type MeasuredProps = { name: string | null; measure: Measure; onAgain: () => void }

export const Measured = ({ name, measure, onAgain }: MeasuredProps) => {
  const language = useLanguage()
  const isCompared = measure.seconds >= COMPARED_FROM
  return (
    <>
      <FocusedHeading level="h3">
        <Trans>Ouvir ou ler: quanto tempo leva</Trans>
      </FocusedHeading>
      <VoiceMessage isOut isWide voice={measure.peaks} position={0} caption={name} />
      <dl className={styles['times']}>
        <div>
          <dt>
            <Trans>Para ouvir</Trans>
          </dt>
          <dd>{formatDuration(measure.seconds)}</dd>
        </div>
        {isCompared && <Readings measure={measure} />}
      </dl>
      <p className={styles['small']}>
        {isCompared ? (
          <Trans>
            Estimativa: 150 palavras por minuto na fala, 200 na leitura e 65 no resumo. Pausas em silêncio não contam.
          </Trans>
        ) : (
          <Trans>
            Com menos de 30 segundos, ler leva quase o mesmo tempo que ouvir. Experimente com um áudio mais comprido.
          </Trans>
        )}
      </p>
      <p>
        <Trans>
          Aqui medimos só o som. O texto e o resumo são feitos pelo serviço, quando você envia o áudio ao Transcribe.
        </Trans>
      </p>
      <ButtonRow>
        <LinkButton kind="primary" href={pathOf('register', language)}>
          <Trans>Criar conta e transcrever</Trans>
        </LinkButton>
        <Button kind="ghost" onClick={onAgain}>
          <Trans>Escolher outro áudio</Trans>
        </Button>
      </ButtonRow>
    </>
  )
}

const Readings = ({ measure }: Pick<MeasuredProps, 'measure'>) => {
  const { text, summary } = readingTimes(measure)
  return (
    <>
      <div>
        <dt>
          <Trans>Para ler o texto todo</Trans>
        </dt>
        <dd>{formatDuration(text)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Para ler o resumo</Trans>
        </dt>
        <dd>
          <mark>{formatDuration(summary)}</mark>
        </dd>
      </div>
    </>
  )
}
