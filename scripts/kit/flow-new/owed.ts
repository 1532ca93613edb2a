/** What a flow that was begun still lacks. */
import { isListed } from './catalogue.ts'
import { draftsOf, UNWRITTEN } from './drafts.ts'
import type { FlowNames } from './names.ts'

export const CATALOGUE = 'machines/index.ts'

/** Text of a file of the project; null where there is none. */
export type Read = (path: string) => string | null

const tableOf = ({ folder }: FlowNames) => `machines/${folder}/${folder}.flow.txt`

const unwrittenIn = (path: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) => {
    const [, what] = line.split(UNWRITTEN)
    return what === undefined ? [] : [`${path}:${index + 1}: ${what.replace(/['"`].*$/, '')}`]
  })

export const owedBy = (names: FlowNames, read: Read): string[] => {
  const files = Object.keys(draftsOf(names)).flatMap((path) => {
    const text = read(path)
    return text === null ? [`${path}: it is missing`] : unwrittenIn(path, text)
  })
  return [
    ...files,
    ...(isListed(read(CATALOGUE) ?? '', names) ? [] : [`${CATALOGUE}: the flow is not listed`]),
    ...(read(tableOf(names)) === null
      ? [`${tableOf(names)}: npm run flows writes it, once the machine does what it should`]
      : []),
  ]
}
