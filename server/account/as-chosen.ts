/** What a person's settings leave of what the messaging platform hands over (screens §4.9). */
import type { IngestSettings } from '#contracts/api/ingest.ts'
import { SHORT_SUMMARY_MAX_LENGTH } from '#contracts/api/service-configurations.ts'
import type { Summary } from '#contracts/api/transcriptions.ts'
import { languageOfTag } from '#contracts/languages.ts'

/** As many whole sentences as fit, else as many whole words. */
export const shorten = (text: string): string => {
  if (text.length <= SHORT_SUMMARY_MAX_LENGTH) return text
  const start = text.slice(0, SHORT_SUMMARY_MAX_LENGTH)
  const sentences = /^.*[.!?…](?=\s)/su.exec(start)?.[0]
  if (sentences !== undefined) return sentences
  const words = start.slice(0, -1).replace(/\s+\S*$/u, '')
  return `${words}…`
}

/** The summary as it is kept; null where none is wanted. */
export const summaryAsChosen = (
  summary: Summary | null | undefined,
  { summary: length, extract_details: hasDetails }: IngestSettings,
): Summary | null => {
  if (!summary || length === 'off') return null
  const text = length === 'short' ? shorten(summary.text) : summary.text
  if (hasDetails) return { ...summary, text }
  const { topics } = summary.sources ?? {}
  return {
    text,
    meeting: null,
    starts_at: null,
    place: null,
    topics: summary.topics,
    ...(topics && { sources: { topics } }),
  }
}

/** Whether a text is in the language its owner chose; of one in no language nobody can say so. */
export const isInChosenLanguage = (language: string | undefined, { output_language: chosen }: IngestSettings) =>
  chosen === 'same' || languageOfTag(language) === chosen
