/** Data of a path book, before it is rendered. Texts are in the language of the book. */
import type { Language } from '#contracts/languages.ts'
import type { FailureSentences } from './failure-text.ts'

export type Result = 'passed' | 'failed' | 'notReached'

export type BookStep = {
  /** Label of the step in the model. */
  label: string
  happens: string[]
  seen: string[]
  /** States that are active afterwards. */
  states: string[]
  /** Key of the screenshot taken there. */
  picture: string | null
  result: Result
}

export type Failure = FailureSentences & {
  /** For developers, in English. */
  message: string
  counterexample: string
  command: string
  /** Path beside the page. */
  trace: string | null
  picture: string | null
}

export type BookPath = { number: number; steps: BookStep[]; ms: number; failure: Failure | null }

export type BookFlow = {
  id: string
  /** Name for readers who do not program. */
  name: string
  description: string
  /** SVG. */
  chart: string
  states: { all: number; missed: string[] }
  transitions: { all: number; missed: string[] }
  edges: { all: number; played: number }
  paths: BookPath[]
  /** Steps that cannot be played in a browser: the reason, and their labels. */
  unplayable: { reason: string; labels: string[] }[]
}

export type Book = {
  language: Language
  base: string
  /** ISO 8601. */
  at: string
  flows: BookFlow[]
  /** By key: flow and situation, and the picture as a data URL. */
  pictures: Record<string, { flow: string; situation: string; states: string[]; source: string }>
}

export const isFailed = ({ failure }: BookPath) => failure !== null
