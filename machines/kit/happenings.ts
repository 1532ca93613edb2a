/** Words for properties to ask about a happening with. */
import type { Occurrence } from './properties.ts'

type Memory = { value: unknown; context: unknown }
type Moved = { before: Memory; after: Memory }
type Calling = Pick<Occurrence, 'calls'>

const text = (data: unknown) => JSON.stringify(data)

export const isSame = (one: unknown, other: unknown) => text(one) === text(other)

export const staysAsItWas = ({ before, after }: Moved) =>
  isSame([before.value, before.context], [after.value, after.context])

export const startsNothing = ({ calls }: Calling) => calls.length === 0

export const starts = ({ calls }: Calling, src: string) => calls.some((call) => call.src === src)

/** The effect was started, with exactly this. */
export const startsWith = ({ calls }: Calling, src: string, input: unknown) =>
  calls.some((call) => call.src === src && isSame(call.input, input))

/** Exactly this wish is told to the shell, and no other. */
export const asks = ({ emitted }: { emitted: readonly unknown[] }, wish: unknown) => isSame(emitted, [wish])
