/** What a flow that was begun still lacks. */
import { isListed } from './catalogue.ts'
import { draftsOf, UNWRITTEN } from './drafts.ts'
import type { FlowNames } from './names.ts'

export const CATALOGUE = 'machines/index.ts'
/** Which flows are lived through with the real services, and why the others need not be. */
const LIVED = 'tests/e2e/lived/kit/lived-flows.ts'

/** Text of a file of the project; null where there is none. */
export type Read = (path: string) => string | null

const tableOf = ({ folder }: FlowNames) => `machines/${folder}/${folder}.flow.txt`

const unwrittenIn = (path: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) => {
    const [, what] = line.split(UNWRITTEN)
    return what === undefined ? [] : [`${path}:${index + 1}: ${what.replace(/['"`].*$/, '')}`]
  })

const asksOverNetwork = (wire: string | null) => wire !== null && /^ +asks: /m.test(wire)

const owedToLived = ({ folder, flow }: FlowNames, read: Read): string[] => {
  const isAccounted = (read(LIVED) ?? '').split('\n').some((line) => line.startsWith(`  ${flow}: `))
  if (isAccounted) return []
  return asksOverNetwork(read(`tests/flows/${folder}/${folder}.wire.ts`))
    ? [`tests/flows/${folder}/${folder}.lived.ts: how the real services come to each end, with a row in ${LIVED}`]
    : [`${LIVED}: why the flow needs no services`]
}

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
    ...owedToLived(names, read),
  ]
}
