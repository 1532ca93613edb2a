import { Trans } from '@lingui/react/macro'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Transcription, TranscriptionsPage } from '#contracts/api/transcriptions.ts'
import { byDay } from './by-day.ts'
import { DayName } from './day-name.tsx'
import { RowChoice } from './row-choice.tsx'
import { sealedIdsOf } from './sealed.ts'
import { matchesSearch, searchableText } from './text-search.ts'
import { SearchOpened } from './search-opened.tsx'
import { SummariesBar } from './summaries-bar.tsx'
import { MoreRows, type QueryResult } from '#src/account/query/query-state.tsx'
import { TranscriptionRows } from './transcription-rows.tsx'
import styles from './transcription.module.css'
import type { TranscriptionDeletion } from '#src/account/transcription-deletion/transcription-deletion.tsx'
import { focusHeading } from '#src/lib/focus-heading.ts'
import { useSelectionOf } from './use-selection.ts'
import { useSummaries } from './use-summaries.ts'

type TranscriptionListProps = {
  rows: readonly Transcription[]
  deletion: TranscriptionDeletion
  /** Content above the first row, such as the button that loads new ones. */
  news?: ReactNode
  /** The query of the list, for its count and its further pages. */
  query?: QueryResult<TranscriptionsPage>
}

/** Newest first, grouped by day; what is opened or shown can be searched on the device. */
export const TranscriptionList = ({ rows, deletion, news, query }: TranscriptionListProps) => {
  const [search, setSearch] = useState('')
  const [opened, setOpened] = useState<ReadonlyMap<string, string>>(new Map())
  const list = useFocusAfterLoss(rows)
  const summaries = useSummaries(sealedIdsOf(rows))

  const read = useCallback((id: string, words: string | null) => {
    setOpened((before) => {
      // Also called when a row appears, sealed: that renders no list again.
      if ((before.get(id) ?? null) === words) return before
      const others = [...before].filter(([other]) => other !== id)
      return new Map(words === null ? others : [...others, [id, words]])
    })
  }, [])

  const readable = (id: string) => {
    const summary = summaries.openedOf(id)
    return summary === null ? opened.get(id) : searchableText(summary)
  }
  const searched = rows.filter(({ id }) => readable(id) !== undefined).length
  // The search box is unmounted with the last opened text, and is empty when it is mounted again.
  if (searched === 0 && search !== '') setSearch('')
  const isSearching = searched > 0 && search.trim() !== ''
  const isShown = ({ id }: Transcription) => !isSearching || matchesSearch(readable(id) ?? '', search)
  const shown = rows.filter(isShown)
  const found = shown.length
  const selection = useSelectionOf(shown)
  const choiceOf = (id: string, itemId: string) => (
    <RowChoice id={id} selection={selection} shown={shown} itemId={itemId} />
  )
  return (
    <div ref={list} tabIndex={-1} className={styles['list']}>
      <div className={styles['tools']}>
        <SummariesBar summaries={summaries} />
        {searched > 0 && <SearchOpened search={search} found={found} searched={searched} onSearch={setSearch} />}
        {news}
      </div>
      <div className={styles['days']} hidden={found === 0}>
        {byDay(rows).map(([day, ofDay]) => (
          <section key={day} className={styles['day']} hidden={!ofDay.some(isShown)}>
            <h2>
              <DayName at={ofDay[0]?.created_at ?? day} />
            </h2>
            <TranscriptionRows
              rows={ofDay}
              deletion={deletion}
              summaries={summaries}
              isShown={isShown}
              onRead={read}
              choiceOf={selection.isSelecting ? choiceOf : undefined}
            />
          </section>
        ))}
      </div>
      {isSearching && found === 0 && (
        <p>
          <Trans>Nada encontrado no que está aberto.</Trans>
        </p>
      )}
      {query !== undefined && <MoreRows query={query} page={query.data} isCounted={!isSearching} />}
    </div>
  )
}

/**
 * Focuses the list if the rows changed and the element with the focus was unmounted; the page's heading if the list itself is,
 * after its last row was deleted.
 */
const useFocusAfterLoss = (rows: readonly Transcription[]) => {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(rows)
  useLayoutEffect(() => {
    const { current } = list
    return () => {
      if (current?.contains(document.activeElement) === true) focusHeading()
    }
  }, [])
  useEffect(() => {
    const isOther = rows.length < before.current.length || rows[0]?.id !== before.current[0]?.id
    if (isOther && document.activeElement === document.body) list.current?.focus()
    before.current = rows
  }, [rows])
  return list
}
