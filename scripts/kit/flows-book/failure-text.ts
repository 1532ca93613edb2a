/** Describes a failed path for readers who are not familiar with code and model. */
import { Mismatch } from '#tests/e2e/flows/kit/mismatch.ts'
import type { TourFailure } from '#tests/e2e/flows/kit/play-tour.ts'
import type { BookStep } from './book.ts'
import { mismatchTexts } from './mismatch-texts.ts'
import type { BookTexts } from './texts/book-texts.ts'

export type FailureSentences = {
  headline: string
  /** Every step up to the failed one, included. */
  done: string[]
  expected: string[]
  seen: string[]
}

type Path = { name: string; number: number; steps: readonly BookStep[] }

const firstLine = (text: string) => text.split('\n', 1).join('')

/** Without a `Mismatch` the browser itself failed: its message replaces what was seen. */
export const failureSentences = (
  texts: BookTexts,
  { name, number, steps }: Path,
  { step, cause }: TourFailure,
): FailureSentences => {
  const done = steps.slice(0, step + 1).map(({ happens }) => happens.join('; '))
  const headline = texts.failsAt(`${name}, ${texts.path(number).toLowerCase()}`, step + 1, steps.length)
  if (cause instanceof Mismatch) return { headline, done, ...mismatchTexts(texts, cause) }
  const message = firstLine(cause instanceof Error ? cause.message : String(cause))
  return { headline, done, expected: steps[step]?.seen ?? [], seen: [texts.browserStops(message)] }
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`)

/** As lines of text, for the command line and for JUnit. */
export const failureText = (texts: BookTexts, sentences: FailureSentences, command: string): string =>
  [
    sentences.headline,
    `${texts.whatWasDone}:`,
    ...indented(sentences.done.map((line, index) => `${index + 1}. ${line}`)),
    `${texts.whatShouldBeSeen}:`,
    ...indented(sentences.expected),
    `${texts.seenInstead}:`,
    ...indented(sentences.seen),
    `${texts.replay}:`,
    ...indented([command]),
  ].join('\n')
