import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { QueryState, useQuery } from '#src/account/query/query-state.tsx'
import { historyQueryOf } from '#src/admin/admin-queries.ts'
import { Entries } from './entries.tsx'

/** Events of the account with their actors, newest first; actions of administrators have a reason and a note. */
export const History = ({ id }: { id: string }) => {
  const query = useQuery(useMemo(() => historyQueryOf(id), [id]))
  return (
    <QueryState
      query={query}
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
    </QueryState>
  )
}
