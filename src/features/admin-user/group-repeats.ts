import type { UserHistory } from '#contracts/api/admin.ts'

type Entry = UserHistory['data'][number]

/** The newest entry of a group, and the size of the group. */
export type EntryGroup = { entry: Entry; times: number }

const isRepeat = (older: Entry, newer: Entry) =>
  older.event === newer.event && older.by === newer.by && older.note === null && newer.note === null

/** Groups consecutive entries that differ only in their time. The order, newest first, is kept. */
export const groupRepeats = (entries: readonly Entry[]): readonly EntryGroup[] => {
  const groups: EntryGroup[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last !== undefined && isRepeat(entry, last.entry)) last.times += 1
    else groups.push({ entry, times: 1 })
  }
  return groups
}
