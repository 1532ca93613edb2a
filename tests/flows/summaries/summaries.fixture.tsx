import { useState } from 'react'
import { SummariesBar } from '#src/features/transcription/summaries-bar.tsx'
import { useSummaries } from '#src/features/transcription/use-summaries.ts'
import { EventButton } from '#tests/ui/kit/event-button.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

type Input = { ids: readonly string[]; isRequested: boolean }

/** A list of one row, and a button that replaces it by another one. */
const List = ({ ids: first, isRequested }: Input) => {
  const [ids, setIds] = useState(first)
  const summaries = useSummaries(ids, () => isRequested)
  return (
    <>
      <SummariesBar summaries={summaries} />
      <EventButton event="rows.changed" onPress={() => setIds(['two'])} />
    </>
  )
}

export const fixture: Fixture = async (input) => <List {...(input as Input)} />
