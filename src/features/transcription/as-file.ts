/** An opened transcription as plain text, to copy or to save. */
import type { OpenedTranscription, SourcedField } from '#contracts/api/transcriptions.ts'
import { sentencesOf } from './passages.ts'

export type FileLabels = Record<'summary' | 'text' | SourcedField, string> & { moment: (at: string) => string }

type Line = { name: string; value: string; sentences: string[] }

const linesOf = (
  { decrypted_content: transcription, decrypted_summary: summary }: OpenedTranscription,
  labels: FileLabels,
): Line[] => {
  if (summary === null) return []
  const { meeting, starts_at: startsAt, place, topics } = summary
  const line = (field: SourcedField, value: string | null): Line[] =>
    value === null || value === ''
      ? []
      : [{ name: labels[field], value, sentences: sentencesOf(transcription, summary, field) }]
  return [
    ...line('meeting', meeting),
    ...line('starts_at', startsAt && labels.moment(startsAt)),
    ...line('place', place),
    ...line('topics', topics.join(', ')),
  ]
}

/** Collapses whitespace, so that a sentence stays on one line. */
const inOneLine = (sentence: string) => sentence.replaceAll(/\s+/gu, ' ')

/**
 * What Markdown would not show as it was said: emphasis, code, links, pictures (which a program would load), HTML, entities.
 * Not an underscore inside of a word, such as in an address.
 */
const SYNTAX = /[\\`*[\]<~|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu

/** Escaped for Markdown, in the middle of a line. */
const inMarkdown = (text: string) => text.replaceAll(SYNTAX, String.raw`\$&`)

/** The same for whole lines, which begin no heading, list, quote or rule, and no code by their indentation. */
const linesInMarkdown = (text: string) =>
  inMarkdown(text.replaceAll(/^[ \t]+/gm, ''))
    .replaceAll(/^[#+=>-]/gm, String.raw`\$&`)
    .replaceAll(/^(\d{1,9})(?=[.)])/gm, '$1\\')

/** Summary, fields with the sentences they come from, and the text. */
export const plainFile = (opened: OpenedTranscription, labels: FileLabels): string => {
  const { decrypted_content: transcription, decrypted_summary: summary } = opened
  if (summary === null) return transcription
  const lines = linesOf(opened, labels).flatMap(({ name, value, sentences }) => [
    `${name}: ${value}`,
    ...sentences.map((sentence) => `  > ${inOneLine(sentence)}`),
  ])
  return [[labels.summary, summary.text].join('\n'), lines.join('\n'), [labels.text, transcription].join('\n')]
    .filter((part) => part !== '')
    .join('\n\n')
}

export const markdownFile = (opened: OpenedTranscription, labels: FileLabels): string => {
  const { decrypted_content: transcription, decrypted_summary: summary } = opened
  const text = linesInMarkdown(transcription)
  if (summary === null) return text
  const lines = linesOf(opened, labels).flatMap(({ name, value, sentences }) => [
    `- **${name}**: ${inMarkdown(inOneLine(value))}`,
    ...sentences.map((sentence) => `  > ${linesInMarkdown(inOneLine(sentence))}`),
  ])
  return [`## ${labels.summary}`, linesInMarkdown(summary.text), lines.join('\n'), `## ${labels.text}`, `${text}\n`]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** Markdown of several transcriptions, each under a heading with its time. */
export const markdownOfSeveral = (
  texts: readonly { writtenAt: string; opened: OpenedTranscription }[],
  labels: FileLabels,
): string =>
  texts
    .map(({ writtenAt, opened }) => `# ${labels.moment(writtenAt)}\n\n${markdownFile(opened, labels).trimEnd()}\n`)
    .join('\n')
