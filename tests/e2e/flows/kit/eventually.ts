import { isDeepStrictEqual } from 'node:util'
import { type Compared, Mismatch } from './mismatch.ts'

const PATIENCE = 10_000
/** Between two looks; what is waited for is a state, never a time. */
const PAUSE = 10

/** Looks until it is as wanted. Throws the difference where it never gets there. */
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
