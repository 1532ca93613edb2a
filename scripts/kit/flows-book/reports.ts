/** The book in machine-readable form: JUnit for CI, JSON for other tools. */
import { type Book, type BookPath, isFailed } from './book.ts'
import { failureText } from './failure-text.ts'
import { escape } from './html.ts'
import type { BookTexts } from './texts/book-texts.ts'

const seconds = (ms: number) => (ms / 1000).toFixed(3)

const caseOf = (flow: string, { number, ms, failure }: BookPath, texts: BookTexts): string => {
  const head = `    <testcase classname="${escape(flow)}" name="${escape(flow)} ${number}" time="${seconds(ms)}"`
  if (failure === null) return `${head} />`
  const text = escape(failureText(texts, failure, failure.command))
  return `${head}>\n      <failure message="${escape(failure.headline)}">${text}</failure>\n    </testcase>`
}

export const junitOf = ({ flows, language, at }: Book, texts: BookTexts): string => {
  const suites = flows.map(({ id, paths }) => {
    const time = paths.reduce((sum, { ms }) => sum + ms, 0)
    const counts = `tests="${paths.length}" failures="${paths.filter(isFailed).length}" time="${seconds(time)}"`
    const cases = paths.map((path) => caseOf(id, path, texts))
    return [`  <testsuite name="${escape(id)}" ${counts} timestamp="${at}">`, ...cases, '  </testsuite>'].join('\n')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="flows ${language}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}

/** Without charts and pictures. */
export const jsonOf = ({ language, base, at, flows }: Book): string => {
  const listed = flows.map(({ id, states, transitions, edges, paths }) => ({
    id,
    states,
    transitions,
    edges,
    paths: paths.map(({ number, steps, ms, failure }) => ({
      number,
      ms,
      steps: steps.map(({ label, result }) => ({ label, result })),
      failure: failure && {
        headline: failure.headline,
        done: failure.done,
        expected: failure.expected,
        seen: failure.seen,
        message: failure.message,
        counterexample: failure.counterexample,
        command: failure.command,
      },
    })),
  }))
  return JSON.stringify({ language, base, at, flows: listed }, null, 1)
}
