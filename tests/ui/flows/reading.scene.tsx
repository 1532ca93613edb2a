import { readingMachine } from '#machines/reading/reading.machine.ts'
import { ReadingState, useReading } from '#src/account/reading-state.tsx'
import type { Scene } from '../kit/scenes.ts'

/** A list of one row at a time, whatever it is about. */
const List = () => (
  <ReadingState reading={useReading(readingMachine)} countOf={() => ({ shown: 1, total: 2 })}>
    {(data) => <p>lido: {String(data)}</p>}
  </ReadingState>
)

export const scene: Scene = async () => <List />
