/** Where in a text the fields of its summary come from. */
import { SOURCED_FIELDS, type SourcedField, type Summary } from '#contracts/api/transcriptions.ts'

/** A part of the text, and the fields that come from it. */
export type SourcedPassage = { start: number; words: string; fields: readonly SourcedField[] }

/** Splits the text at every position where a source begins or ends. */
export const splitBySource = (text: string, summary: Summary | null): SourcedPassage[] => {
  const sources = SOURCED_FIELDS.flatMap((field) =>
    (summary?.sources?.[field] ?? []).map((span) => ({ field, ...span })),
  )
  const within = sources.flatMap(({ start, end }) => [start, end]).filter((at) => at < text.length)
  const starts = [...new Set([0, ...within])].toSorted((one, other) => one - other)
  return starts.map((start, index) => ({
    start,
    words: text.slice(start, starts[index + 1]),
    fields: SOURCED_FIELDS.filter((field) =>
      sources.some((source) => source.field === field && source.start <= start && start < source.end),
    ),
  }))
}

/** The sentences a field comes from, in the order of the text. */
export const sentencesOf = (text: string, summary: Summary, field: SourcedField): string[] =>
  (summary.sources?.[field] ?? [])
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end }) => text.slice(start, end).trim())
