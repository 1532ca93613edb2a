import { readingMachine } from '#machines/reading/reading.machine.ts'
import { ReadingState, useReading } from '#src/account/reading/reading-state.tsx'
import { Brings } from '#tests/ui/kit/brings.tsx'
import type { Scene } from '#tests/ui/kit/scenes.ts'

/** A list of one row at a time, whatever it is about, and something that changes it. */
const List = () => {
  const reading = useReading(readingMachine)
  return (
    <>
      <ReadingState reading={reading} pageOf={() => ({ data: ['one'], total: 2, next: 'next' })}>
        {(data) => <p>lido: {String(data)}</p>}
      </ReadingState>
      <Brings event="data.changed" onPress={() => reading.send({ type: 'data.changed' })} />
    </>
  )
}

export const scene: Scene = async () => <List />
