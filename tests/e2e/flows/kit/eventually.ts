import { isDeepStrictEqual } from 'node:util'
import { type ComparedValues, Mismatch } from './mismatch.ts'

/** Polling intervals: tests wait for a state, never for a fixed time. Each poll slows the page down. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [10, 80]

/** Polls until the value is as expected. Throws the difference after `timeout`, in milliseconds. */
export const eventually = async <Seen extends ComparedValues>(
  kind: 'screen' | 'place',
  read: () => Promise<Seen>,
  expected: Seen,
  timeout: number,
): Promise<void> => {
  const end = performance.now() + timeout
  let pause = FIRST_PAUSE
  let actual = await read()
  while (!isDeepStrictEqual(actual, expected) && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    pause = Math.min(2 * pause, LONGEST_PAUSE)
    actual = await read()
  }
  if (!isDeepStrictEqual(actual, expected)) throw new Mismatch({ kind, actual, expected })
}
