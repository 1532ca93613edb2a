import { queryMachine } from '#machines/query/query.machine.ts'
import { QueryState, useQuery } from '#src/account/query/query-state.tsx'
import { EventButton } from '#tests/ui/kit/event-button.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

type ListProps = { cached: { data: unknown } | null }

/** A list of one row at a time, and a button that changes it. */
const List = ({ cached }: ListProps) => {
  const query = useQuery({ flow: queryMachine, cached: () => cached, prefetch: () => {} })
  return (
    <>
      <QueryState query={query} pageOf={() => ({ data: ['one'], total: 2, next: 'next' })}>
        {(data) => <p>lido: {String(data)}</p>}
      </QueryState>
      <EventButton event="data.changed" onPress={() => query.flow.send({ type: 'data.changed' })} />
    </>
  )
}

export const fixture: Fixture = async (input) => <List {...(input as ListProps)} />
