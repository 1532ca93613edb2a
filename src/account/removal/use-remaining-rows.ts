import { useState } from 'react'
import { useRemoval } from './removal.tsx'

type Row = { id: string; created_at: string }

const newestFirst = (one: Row, other: Row) => Date.parse(other.created_at) - Date.parse(one.created_at)

/** The rows without the deleted ones. Restored rows are added back from memory until the list has been read again. */
export const useRemainingRows = <Listed extends Row>(rows: readonly Listed[]): readonly Listed[] => {
  const { gone, last, isRemoving } = useRemoval()
  const [taken, setTaken] = useState<readonly Listed[]>([])
  const [readBefore, setReadBefore] = useState(rows)
  const asked = rows.filter(({ id }) => last.includes(id))
  if (isRemoving && asked.some((row) => !taken.includes(row))) setTaken(asked)
  const isDeleted = last.some((id) => gone.includes(id))
  if (isDeleted && readBefore !== rows) setReadBefore(rows)
  const left = rows.filter(({ id }) => !gone.includes(id))
  if (isDeleted || readBefore !== rows) return left
  const listed = new Set(rows.map(({ id }) => id))
  const back = taken.filter(({ id }) => last.includes(id) && !listed.has(id))
  return [...left, ...back].toSorted(newestFirst)
}
