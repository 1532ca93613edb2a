import { Trans, useLingui } from '@lingui/react/macro'
import type { Decrypted, Summary } from '#contracts/api/transcriptions.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Definition, DefinitionList } from '#src/ui/definition-list.tsx'
import { CopyButton } from '../copy-button.tsx'
import { DateText } from '../date-text.tsx'
import { fileAddress } from '../file-address.ts'
import { calendarFile, isAppointment } from './calendar-file.ts'
import { ListenButton } from './listen-button.tsx'
import { ShareButton } from './share-button.tsx'
import styles from './transcription.module.css'

type OpenedTextProps = { id: string; writtenAt: string; opened: Decrypted }

/** What an audio said: what matters first, then every word, then what can be done with it. */
export const OpenedText = ({ id, writtenAt, opened: { transcription, summary } }: OpenedTextProps) => {
  const { t } = useLingui()
  const name = `transcribe-${writtenAt.slice(0, 10)}`
  const whole = summary === null ? transcription : `${t`Resumo`}\n${summary.text}\n\n${t`Texto`}\n${transcription}`
  const marked =
    summary === null ? transcription : `## ${t`Resumo`}\n\n${summary.text}\n\n## ${t`Texto`}\n\n${transcription}\n`
  return (
    <>
      {summary !== null && <SummaryPart summary={summary} />}
      <div className={styles['words']}>
        {summary !== null && (
          <h4>
            <Trans>Texto</Trans>
          </h4>
        )}
        <p>{transcription}</p>
      </div>
      <ButtonRow>
        <CopyButton text={whole}>
          <Trans>Copiar</Trans>
        </CopyButton>
        <ShareButton text={whole} />
        <ListenButton text={summary?.text ?? transcription} />
        <a className={buttonClass('ghost')} href={fileAddress('text/plain', whole)} download={`${name}.txt`}>
          <Trans>Baixar texto</Trans>
        </a>
        <a className={buttonClass('ghost')} href={fileAddress('text/markdown', marked)} download={`${name}.md`}>
          <Trans>Baixar Markdown</Trans>
        </a>
        {isAppointment(summary) && (
          <a
            className={buttonClass('ghost')}
            href={fileAddress('text/calendar', calendarFile(id, writtenAt, summary))}
            download={`${name}.ics`}
          >
            <Trans>Pôr na agenda</Trans>
          </a>
        )}
      </ButtonRow>
    </>
  )
}

const SummaryPart = ({ summary: { text, meeting, starts_at: startsAt, place, topics } }: { summary: Summary }) => {
  const hasDetails = meeting !== null || startsAt !== null || place !== null || topics.length > 0
  return (
    <div className={styles['summary']}>
      <h4>
        <Trans>Resumo</Trans>
      </h4>
      <p>{text}</p>
      {hasDetails && (
        <DefinitionList>
          {meeting !== null && <Definition term={<Trans>Compromisso</Trans>}>{meeting}</Definition>}
          {startsAt !== null && (
            <Definition term={<Trans>Quando</Trans>}>
              <DateText at={startsAt} as="moment" />
            </Definition>
          )}
          {place !== null && <Definition term={<Trans>Onde</Trans>}>{place}</Definition>}
          {topics.length > 0 && <Definition term={<Trans>Assuntos</Trans>}>{topics.join(', ')}</Definition>}
        </DefinitionList>
      )}
    </div>
  )
}
