import { Trans } from '@lingui/react/macro'
import type { OpenedTranscription, Transcription } from '#contracts/api/transcriptions.ts'
import { DateText } from '#src/account/date-text.tsx'
import { ListRow, ListRows } from '#src/ui/list-card.tsx'
import { type Appointment, calendarFile, isAppointment } from './calendar-file.ts'
import { FileLink } from '#src/account/file-link.tsx'
import { fileName } from './file-labels.ts'
import { headlineOf } from './headline.ts'
import styles from './recent-list.module.css'

const MAX_SHOWN = 3

type TranscriptionRow = { row: Transcription; opened: OpenedTranscription | null }
type UpcomingAppointment = { row: Transcription; opened: OpenedTranscription; appointment: Appointment }

const nextOf = (rows: readonly TranscriptionRow[]): UpcomingAppointment[] =>
  rows
    .flatMap(({ row, opened }) => {
      const appointment = opened?.decrypted_summary ?? null
      return opened !== null && isAppointment(appointment) ? [{ row, opened, appointment }] : []
    })
    .filter(({ appointment }) => Date.parse(appointment.starts_at) > Date.now())
    .toSorted((one, other) => Date.parse(one.appointment.starts_at) - Date.parse(other.appointment.starts_at))
    .slice(0, MAX_SHOWN)

/** Future appointments in the decrypted transcriptions, the soonest first. */
export const NextAppointments = ({ rows }: { rows: readonly TranscriptionRow[] }) => {
  const next = nextOf(rows)
  return (
    <section className={styles['next']}>
      <h3>
        <Trans>Próximos compromissos</Trans>
      </h3>
      {next.length === 0 && (
        <p>
          <Trans>Nenhum nas últimas transcrições.</Trans>
        </p>
      )}
      <ListRows>
        {next.map(({ row, opened, appointment }) => (
          <ListRow
            key={row.id}
            detail={
              <>
                <DateText at={appointment.starts_at} as="moment" />
                {appointment.place !== null && (
                  <>
                    {' · '}
                    <bdi>{appointment.place}</bdi>
                  </>
                )}
              </>
            }
            aside={
              <FileLink
                kind="text/calendar"
                text={calendarFile(row.id, row.created_at, appointment)}
                name={fileName(appointment.starts_at, 'ics')}
              >
                <Trans>Adicionar à agenda</Trans>
              </FileLink>
            }
          >
            <strong dir="auto">{appointment.meeting ?? headlineOf(opened).title}</strong>
          </ListRow>
        ))}
      </ListRows>
    </section>
  )
}
