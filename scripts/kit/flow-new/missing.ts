/** Lists what a new flow is missing. */
import { draftsOf, UNWRITTEN } from './drafts.ts'
import type { FlowNames } from './names.ts'

/** Reads a file of the project; null if it does not exist. */
export type ReadProjectFile = (path: string) => string | null

const tableOf = ({ folder }: FlowNames) => `machines/${folder}/${folder}.flow.txt`

const unwrittenIn = (path: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) => {
    const [, what] = line.split(UNWRITTEN)
    return what === undefined ? [] : [`${path}:${index + 1}: ${what.replace(/['"`].*$/, '')}`]
  })

const asksOverNetwork = (network: string | null) => network !== null && /^ +request: /m.test(network)

/** A flow needs a backend table for tests with the real services, or the reason for having none. */
const missingInBackend = ({ folder }: FlowNames, read: ReadProjectFile): string[] => {
  const [index, table] = [`tests/flows/${folder}/index.ts`, `tests/flows/${folder}/${folder}.backend.ts`]
  const source = read(index)
  // Flows without a view are listed in tests/flows/kit/flows-without-view.ts, which tests/ui checks.
  if (read(table) !== null || source === null || /^ {2}noBackend: /m.test(source)) return []
  return asksOverNetwork(read(`tests/flows/${folder}/${folder}.network.ts`) ?? source)
    ? [`${table}: how the real services are brought to each outcome`]
    : [`${index}: 'noBackend', why the flow needs no services`]
}

export const missingIn = (names: FlowNames, read: ReadProjectFile): string[] => {
  const files = Object.keys(draftsOf(names)).flatMap((path) => {
    const text = read(path)
    return text === null ? [`${path}: it is missing`] : unwrittenIn(path, text)
  })
  return [
    ...files,
    ...(read(tableOf(names)) === null
      ? [`${tableOf(names)}: npm run flows writes it, once the machine does what it should`]
      : []),
    ...missingInBackend(names, read),
  ]
}
