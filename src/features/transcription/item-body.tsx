import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { SnapshotFrom } from 'xstate'
import type { ErrorCode } from '#contracts/errors.ts'
import { viewOf } from '#machines/kit/view.ts'
import type { transcriptionMachine } from '#machines/transcription/transcription.machine.ts'
import { ERROR_MESSAGES } from '#src/messages/error-messages.ts'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { OpenedText } from './opened-text.tsx'
import { Sample } from './sample.tsx'
import styles from './transcription.module.css'

type ItemBodyProps = { state: SnapshotFrom<typeof transcriptionMachine>; writtenAt: string }

/** The content of a transcription, or the reason why there is none (SCRIBE-04). */
export const ItemBody = ({ state, writtenAt }: ItemBodyProps) => {
  const { item, opened, failure } = state.context
  switch (viewOf(state)) {
    case 'readable':
      return opened && <OpenedText id={item.id} writtenAt={writtenAt} opened={opened} />
    case 'unavailable':
      return item.content === null ? (
        <StandIn code="transcription.unavailable" />
      ) : (
        <p className={styles['raw']}>{item.content}</p>
      )
    case 'empty':
      return <StandIn code="transcription.empty" />
    case 'failed':
      return (
        <>
          {failure?.code !== 'transcription.decryptFailed' && <StandIn code="transcription.decryptFailed" />}
          <FailureNote failure={failure} />
        </>
      )
    case 'sample':
      return (
        <Sample>
          <StandIn code="transcription.sample" />
        </Sample>
      )
    case 'deleted':
      return (
        <output>
          <Trans>Transcrição excluída.</Trans>
        </output>
      )
    default:
      return null
  }
}

const StandIn = ({ code }: { code: ErrorCode }) => {
  const { i18n } = useLingui()
  return <p className={styles['standIn']}>{i18n._(ERROR_MESSAGES[code])}</p>
}
