import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import type { OpenedTranscription, SourcedField } from '#contracts/api/transcriptions.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { CopyButton } from '#src/account/copy-button.tsx'
import { markdownFile, plainFile } from './as-file.ts'
import { calendarFile, isAppointment } from './calendar-file.ts'
import { FileLink } from '#src/account/file-link.tsx'
import { fileName, fileLabelsIn } from './file-labels.ts'
import { ListenButton } from './listen-button.tsx'
import { MoreActions } from './more-actions.tsx'
import { splitBySource } from './passages.ts'
import { ShareButton } from '#src/account/share-button.tsx'
import { SummaryPart } from './summary-part.tsx'
import styles from './transcription.module.css'
import { sourceOf, HighlightedText } from './highlighted-text.tsx'

type OpenedTextProps = {
  id: string
  writtenAt: string
  opened: OpenedTranscription
  /** Rarely needed actions beside those of the text. */
  more?: ReactNode
}

/** Buttons to copy, share, read aloud and save the text. */
const TextActions = ({ id, writtenAt, opened, more }: OpenedTextProps) => {
  const language = useLanguage()
  const { decrypted_content: transcription, decrypted_summary: summary } = opened
  const labels = fileLabelsIn(language)
  const text = plainFile(opened, labels)
  return (
    <MoreActions
      actions={
        <>
          <CopyButton text={text}>
            <Trans>Copiar</Trans>
          </CopyButton>
          <ShareButton text={text} />
          <ListenButton text={summary?.text ?? transcription} />
        </>
      }
    >
      {isAppointment(summary) && (
        <FileLink kind="text/calendar" text={calendarFile(id, writtenAt, summary)} name={fileName(writtenAt, 'ics')}>
          <Trans>Adicionar à agenda</Trans>
        </FileLink>
      )}
      <FileLink kind="text/plain" text={text} name={fileName(writtenAt, 'txt')}>
        <Trans>Baixar texto</Trans>
      </FileLink>
      <FileLink kind="text/markdown" text={markdownFile(opened, labels)} name={fileName(writtenAt, 'md')}>
        <Trans>Baixar Markdown</Trans>
      </FileLink>
      {more}
    </MoreActions>
  )
}

/** An opened transcription: the summary, the full text, and the actions. */
export const OpenedText = ({ id, writtenAt, opened, more }: OpenedTextProps) => {
  const textId = useId()
  const [marked, setMarked] = useState<SourcedField | null>(null)
  const { decrypted_content: transcription, decrypted_summary: summary } = opened
  const passages = splitBySource(transcription, summary)
  return (
    <>
      {summary !== null && (
        <SummaryPart
          summary={summary}
          marked={marked}
          onMark={setMarked}
          sourceOf={(field) => sourceOf(textId, passages, field)}
        />
      )}
      <div className={styles['words']}>
        {summary !== null && (
          <h4>
            <Trans>Texto</Trans>
          </h4>
        )}
        <HighlightedText id={textId} passages={passages} marked={marked} />
      </div>
      <TextActions id={id} writtenAt={writtenAt} opened={opened} more={more} />
    </>
  )
}
