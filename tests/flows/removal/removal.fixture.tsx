import { useState } from 'react'
import { RemovalBar } from '#src/account/removal/removal-bar.tsx'
import { Removals, useRemoval } from '#src/account/removal/removal.tsx'
import { EventButton } from '#tests/ui/kit/event-button.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

const Bar = () => {
  const removal = useRemoval()
  return (
    <>
      <EventButton event="items.remove" onPress={() => removal.remove(['one', 'two'])} />
      <EventButton event="offer.release" onPress={() => (document.activeElement as HTMLElement | null)?.blur()} />
      <RemovalBar />
    </>
  )
}

const Frame = () => {
  const [visit, setVisit] = useState(1)
  return (
    <Removals personId={`person ${visit}`}>
      <EventButton event="person.changed" onPress={() => setVisit(visit + 1)} />
      <Bar />
    </Removals>
  )
}

export const fixture: Fixture = async () => <Frame />
