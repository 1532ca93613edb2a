import { readingMachine } from '#machines/reading/reading.machine.ts'
import { ReadingCard } from '#src/account/reading-card.tsx'
import type { Scene } from '../kit/scenes.ts'

/** A list of one row at a time, whatever it is about. */
export const scene: Scene = async () => (
  <ReadingCard flow={readingMachine} title="Lista" countOf={() => ({ shown: 1, total: 2 })}>
    {(data) => <p>lido: {String(data)}</p>}
  </ReadingCard>
)
