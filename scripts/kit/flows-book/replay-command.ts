/** What repeats one path as the book played it. */
import { DEFAULT_LANGUAGE, type Language } from '#contracts/languages.ts'

type Played = { language: Language; base: string | null }

export const replayCommand = (flow: string, number: number, { language, base }: Played): string =>
  [
    `npm run flows:replay -- ${flow} ${number}`,
    ...(language === DEFAULT_LANGUAGE ? [] : [`--lang ${language}`]),
    ...(base === null ? [] : [`--base ${base}`]),
  ].join(' ')
