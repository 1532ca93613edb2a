import { fromPromise } from 'xstate'
import { type Reading, readingMachine } from '#machines/reading/reading.machine.ts'

type Read<Data> = (signal: AbortSignal, given: { shown: Data | null; isMore: boolean }) => Promise<Data>

/** The flow of one card or list. `data` is never there: it tells the compiler what the flow's last good answer is. */
export type ReadingFlow<Data> = typeof readingMachine & { readonly data?: Data }

export const readingOf = <Data>(read: Read<Data>): ReadingFlow<Data> =>
  readingMachine.provide({
    actors: {
      read: fromPromise<unknown, Reading>(({ input: { shown, isMore }, signal }) =>
        read(signal, { shown: shown as Data | null, isMore }),
      ),
    },
  })

type Rows<Row> = { data: Row[]; total: number }
type ReadRows<Page> = (part: { limit: number; offset: number }, signal: AbortSignal) => Promise<Page>

/** A list that grows by `size` rows at a time, and is read again as long as it was (at most `max`). */
export const readingOfRows = <Row extends { id: string }, Page extends Rows<Row>>(
  { size, max }: { size: number; max: number },
  readRows: ReadRows<Page>,
): ReadingFlow<Page> =>
  readingOf<Page>(async (signal, { shown, isMore }) => {
    const before = shown?.data ?? []
    if (!isMore) return readRows({ limit: Math.min(Math.max(before.length, size), max), offset: 0 }, signal)
    const next = await readRows({ limit: size, offset: before.length }, signal)
    // What came in since has moved the rest: a row may come a second time.
    const known = new Set(before.map(({ id }) => id))
    return { ...next, data: [...before, ...next.data.filter(({ id }) => !known.has(id))] }
  })
