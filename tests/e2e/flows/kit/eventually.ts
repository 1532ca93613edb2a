import { isDeepStrictEqual } from 'node:util'
import { type Compared, Mismatch } from './mismatch.ts'

const PATIENCE = 10_000
/** Polling interval: tests wait for a state, never for a fixed time. */
const PAUSE = 10

/** Polls until the value is as expected. Throws the difference after the timeout. */
export const eventually = async <Seen extends Compared>(
  kind: 'screen' | 'place',
  look: () => Promise<Seen>,
  wanted: Seen,
): Promise<void> => {
  const end = performance.now() + PATIENCE
  let seen = await look()
  while (!isDeepStrictEqual(seen, wanted) && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    seen = await look()
  }
  if (!isDeepStrictEqual(seen, wanted)) throw new Mismatch({ kind, actual: seen, expected: wanted })
}
