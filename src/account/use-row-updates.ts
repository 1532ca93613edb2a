import { useEffect } from 'react'

/** Passes every newly read row to the flow, including changes made in another tab or by someone else. */
export const useRowUpdates = <Row>(row: Row, onRow: (row: Row) => void): void => {
  useEffect(() => {
    onRow(row)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new callback is no new row
  }, [row])
}
