import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { ReadingState, useReading } from '#src/account/reading/reading-state.tsx'
import { historyReadingOf } from '#src/admin/admin-readings.ts'
import { Entries } from './entries.tsx'

/** Who did what with the account, newest first; reason and note of what administrators did. */
export const History = ({ id }: { id: string }) => {
  const query = useMemo(() => historyReadingOf(id), [id])
  return (
    <ReadingState
      reading={useReading(query)}
      lines={5}
      isEmpty={({ total }) => total === 0}
      empty={
        <p>
          <Trans>Nada nos últimos seis meses.</Trans>
        </p>
      }
      pageOf={(rows) => rows}
    >
      {({ data }) => <Entries entries={data} />}
    </ReadingState>
  )
}
