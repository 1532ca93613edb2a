import { useEffect } from 'react'

/** Tells a flow what was read again, in another tab or by somebody else changed meanwhile: each new row, or a new value. */
export const useReread = <Row>(row: Row, tell: (row: Row) => void): void => {
  useEffect(() => {
    tell(row)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new callback is no new row
  }, [row])
}
