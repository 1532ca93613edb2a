import { fromPromise } from 'xstate'
import type { Page, Part } from '#contracts/api/paging.ts'
import { type Reading, readingMachine } from '#machines/reading/reading.machine.ts'
import { provide } from '#src/flow/provide.ts'

type Read<Data> = (signal: AbortSignal, given: { shown: Data | null; isMore: boolean }) => Promise<Data>

/** The flow of one card or list. `data` is never there: it tells the compiler what the flow's last good answer is. */
export type ReadingFlow<Data> = typeof readingMachine & { readonly data?: Data }

export const readingOf = <Data>(read: Read<Data>): ReadingFlow<Data> =>
  provide(readingMachine, {
    read: fromPromise<unknown, Reading>(({ input: { shown, isMore }, signal }) =>
      read(signal, { shown: shown as Data | null, isMore }),
    ),
  })

type ReadRows<Rows> = (part: Part, signal: AbortSignal) => Promise<Rows>

/** A list that grows by `size` rows at a time, and is read again as long as it was (at most `max`). */
export const readingOfRows = <Rows extends Page<unknown>>(
  { size, max }: { size: number; max: number },
  readRows: ReadRows<Rows>,
): ReadingFlow<Rows> =>
  readingOf<Rows>(async (signal, { shown, isMore }) => {
    const before = shown?.data ?? []
    if (!isMore) return readRows({ limit: Math.min(Math.max(before.length, size), max) }, signal)
    const page = await readRows({ limit: size, after: shown?.next ?? undefined }, signal)
    return { ...page, data: [...before, ...page.data] }
  })
