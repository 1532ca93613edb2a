/** The command that replays one path as the book played it. */
import type { CoverageCriterion } from '#tests/e2e/flows/kit/tours.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contracts/languages.ts'

type ReplayOptions = { language: Language; base: string | null; covers: CoverageCriterion }

export const replayCommand = (flow: string, number: number, { language, base, covers }: ReplayOptions): string =>
  [
    `npm run flows:replay -- ${flow} ${number}`,
    ...(language === DEFAULT_LANGUAGE ? [] : [`--lang ${language}`]),
    ...(base === null ? [] : [`--base ${base}`]),
    ...(covers === 'edges' ? [] : [`--covers ${covers}`]),
  ].join(' ')
