import { useState } from 'react'
import { useTranscriptionDeletion } from './transcription-deletion.tsx'

type Row = { id: string; created_at: string }

const newestFirst = (one: Row, other: Row) => Date.parse(other.created_at) - Date.parse(one.created_at)

/** The rows without the deleted ones. Restored rows are added back from memory until the list has been read again. */
export const useRemainingRows = <Listed extends Row>(rows: readonly Listed[]): readonly Listed[] => {
  const { hidden, last, isDeleting } = useTranscriptionDeletion()
  const [removed, setRemoved] = useState<readonly Listed[]>([])
  const [readBefore, setReadBefore] = useState(rows)
  const deleting = rows.filter(({ id }) => last.includes(id))
  if (isDeleting && deleting.some((row) => !removed.includes(row))) setRemoved(deleting)
  const isDeleted = last.some((id) => hidden.includes(id))
  if (isDeleted && readBefore !== rows) setReadBefore(rows)
  const remaining = rows.filter(({ id }) => !hidden.includes(id))
  if (isDeleted || readBefore !== rows) return remaining
  const listed = new Set(rows.map(({ id }) => id))
  const restored = removed.filter(({ id }) => last.includes(id) && !listed.has(id))
  return [...remaining, ...restored].toSorted(newestFirst)
}
