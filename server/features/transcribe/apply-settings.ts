/** Applies the owner's settings to incoming transcriptions (SCRIBE-21). */
import type { IngestSettings } from '#contracts/api/ingest.ts'
import { SHORT_SUMMARY_MAX_LENGTH } from '#contracts/api/service-configurations.ts'
import type { SourcedField, Summary } from '#contracts/api/transcriptions.ts'
import { languageOfTag } from '#contracts/languages.ts'

/** As many whole sentences as fit, else as many whole words, or characters of a text without spaces. */
export const shorten = (text: string): string => {
  if (text.length <= SHORT_SUMMARY_MAX_LENGTH) return text
  const start = text.slice(0, SHORT_SUMMARY_MAX_LENGTH)
  const sentences = /^.*[.!?…](?=\s)/su.exec(start)?.[0]
  if (sentences !== undefined) return sentences
  const words = start
    .slice(0, -1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/\s+\S*$/u, '')
  return `${words}…`
}

/** Fields to keep: without `extract_details`, topics only. */
const EXTRACTED_FIELDS = { all: ['meeting', 'starts_at', 'place', 'topics'], topics: ['topics'] } as const

/** Drops fields without a source sentence: they may be hallucinated. */
const withSourcedFields = ({ text, sources = {}, ...found }: Summary, allowed: readonly SourcedField[]): Summary => {
  const fields = allowed.filter((field) => sources[field] !== undefined)
  const pick = <T extends object>(from: T) => Object.fromEntries(fields.map((field) => [field, from[field as keyof T]]))
  return {
    text,
    meeting: null,
    starts_at: null,
    place: null,
    topics: [],
    ...(pick(found) as Partial<typeof found>),
    ...(fields.length > 0 && { sources: pick(sources) }),
  }
}

/** The summary to store; null if the owner has turned summaries off. */
export const applySummarySettings = (
  summary: Summary | null | undefined,
  { summary: length, extract_details: hasDetails }: IngestSettings,
): Summary | null => {
  if (!summary || length === 'off') return null
  const text = length === 'short' ? shorten(summary.text) : summary.text
  return withSourcedFields({ ...summary, text }, hasDetails ? EXTRACTED_FIELDS.all : EXTRACTED_FIELDS.topics)
}

/** Whether a text is in the language its owner chose; an unknown language only passes with `same`. */
export const isInChosenLanguage = (language: string | undefined, { output_language: chosen }: IngestSettings) =>
  chosen === 'same' || languageOfTag(language) === chosen
