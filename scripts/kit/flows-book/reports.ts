/** The book for machines: JUnit for whatever runs it, JSON for whatever else wants to know. */
import { type Book, type BookPath, isFailed } from './book.ts'
import { escape } from './html.ts'

const seconds = (ms: number) => (ms / 1000).toFixed(3)

const caseOf = (flow: string, { number, ms, failure }: BookPath): string => {
  const head = `    <testcase classname="${escape(flow)}" name="${escape(flow)} ${number}" time="${seconds(ms)}"`
  if (failure === null) return `${head} />`
  const { message, counterexample, command } = failure
  const text = escape(`${counterexample}\n${command}`)
  return `${head}>\n      <failure message="${escape(message)}">${text}</failure>\n    </testcase>`
}

export const junitOf = ({ flows, language, at }: Book): string => {
  const suites = flows.map(({ id, paths }) => {
    const time = paths.reduce((sum, { ms }) => sum + ms, 0)
    const counts = `tests="${paths.length}" failures="${paths.filter(isFailed).length}" time="${seconds(time)}"`
    const cases = paths.map((path) => caseOf(id, path))
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
  const told = flows.map(({ id, states, transitions, edges, paths }) => ({
    id,
    states,
    transitions,
    edges,
    paths: paths.map(({ number, steps, ms, failure }) => ({
      number,
      ms,
      steps: steps.map(({ label, result }) => ({ label, result })),
      failure: failure && {
        message: failure.message,
        counterexample: failure.counterexample,
        command: failure.command,
      },
    })),
  }))
  return JSON.stringify({ language, base, at, flows: told }, null, 1)
}
