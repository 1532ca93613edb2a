/** Extracts the FAQ from the markup of a page, so that the structured data equals the visible text. */

export type Question = { question: string; answer: string }

const ITEM = /<details data-question=""[^>]*><summary>(.*?)<\/summary>(.*?)<\/details>/gs
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const textOf = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => CHARACTERS[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The questions of a rendered page, in document order. */
export const questionsIn = (html: string): Question[] =>
  [...html.matchAll(ITEM)].map(([, question = '', answer = '']) => ({
    question: textOf(question),
    answer: textOf(answer),
  }))
