import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SourcedField, Summary } from '#contracts/api/transcriptions.ts'
import { Definition, DefinitionList } from '#src/ui/definition-list.tsx'
import { DateText } from '#src/account/date-text.tsx'
import styles from './transcription.module.css'

type Marking = {
  marked: SourcedField | null
  /** Null: no field any more. */
  onMark: (field: SourcedField | null) => void
  /** Ids of the sentences a field comes from; undefined if unknown. */
  sourceOf: (field: SourcedField) => string | undefined
}

type FieldNameProps = Marking & { field: SourcedField; children: ReactNode }

/** A button where the source is known: a click highlights the source until the next click, Escape, or blur. */
const FieldName = ({ field, marked, onMark, sourceOf, children }: FieldNameProps) => {
  const source = sourceOf(field)
  if (source === undefined) return children
  return (
    <button
      type="button"
      className={styles['field']}
      aria-pressed={marked === field}
      aria-describedby={source}
      onBlur={() => onMark(null)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onMark(null)
      }}
      onClick={() => {
        if (marked === field) return onMark(null)
        onMark(field)
        document.getElementById(source.split(' ', 1)[0] ?? '')?.scrollIntoView({ block: 'nearest' })
      }}
    >
      {children}
    </button>
  )
}

/** The summary, with the name of each field. */
export const SummaryPart = ({ summary, ...marking }: Marking & { summary: Summary }) => {
  const { text, meeting, starts_at: startsAt, place, topics } = summary
  const hasDetails = meeting !== null || startsAt !== null || place !== null || topics.length > 0
  const nameOf = (field: SourcedField, name: ReactNode) => (
    <FieldName field={field} {...marking}>
      {name}
    </FieldName>
  )
  return (
    <div className={styles['summary']}>
      <h4>
        <Trans>Resumo</Trans>
      </h4>
      <p dir="auto">{text}</p>
      {summary.sources !== undefined && (
        <p className={`${styles['plain']} screen-only`}>
          <Trans>Escolha um campo para ver a frase de onde ele saiu.</Trans>
        </p>
      )}
      {hasDetails && (
        <DefinitionList kind="long">
          {meeting !== null && (
            <Definition term={nameOf('meeting', <Trans>Compromisso</Trans>)}>
              <bdi>{meeting}</bdi>
            </Definition>
          )}
          {startsAt !== null && (
            <Definition term={nameOf('starts_at', <Trans>Quando</Trans>)}>
              <DateText at={startsAt} as="moment" />
            </Definition>
          )}
          {place !== null && (
            <Definition term={nameOf('place', <Trans>Onde</Trans>)}>
              <bdi>{place}</bdi>
            </Definition>
          )}
          {topics.length > 0 && (
            <Definition term={nameOf('topics', <Trans>Assuntos</Trans>)}>
              <bdi>{topics.join(', ')}</bdi>
            </Definition>
          )}
        </DefinitionList>
      )}
    </div>
  )
}
