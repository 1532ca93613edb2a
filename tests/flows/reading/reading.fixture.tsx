import { readingMachine } from '#machines/reading/reading.machine.ts'
import { ReadingState, useReading } from '#src/account/reading/reading-state.tsx'
import { EventButton } from '#tests/ui/kit/event-button.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

type Known = { known: { data: unknown } | null }

/** A list of one row at a time, and a button that changes it. */
const List = ({ known }: Known) => {
  const reading = useReading({ flow: readingMachine, last: () => known, start: () => {} })
  return (
    <>
      <ReadingState reading={reading} pageOf={() => ({ data: ['one'], total: 2, next: 'next' })}>
        {(data) => <p>lido: {String(data)}</p>}
      </ReadingState>
      <EventButton event="data.changed" onPress={() => reading.flow.send({ type: 'data.changed' })} />
    </>
  )
}

export const fixture: Fixture = async (input) => <List {...(input as Known)} />
