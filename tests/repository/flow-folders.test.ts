/** ADR 001 lists the flows whose browser code is not in `src/features/<flow>`, and no others. */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FLOWS = globSync('machines/*/*.machine.ts').map((path) => path.split('/')[1] ?? '')
const SECTION = readFileSync('docs/decisions/001-layout.md', 'utf8').split('## Flows outside of a feature')[1] ?? ''
const [AREAS = '', SHARED = ''] = SECTION.split(/^\| Flow .*$/m)

const namesIn = (text: string) => [...text.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name)
const rowsOf = (table: string) => [...table.matchAll(/^\| (`.+?) +\| (.+?) +\|/gm)]

/** The features with a binding of the flow: none or several of a flow that is shared. */
const featuresOf = (flow: string) => globSync(`src/features/*/${flow}.flow.ts`).map((path) => path.split('/')[2])

it('names the flows in the folder of their area', () => {
  const listed = rowsOf(AREAS).flatMap(([, area = '', flows = '']) =>
    namesIn(flows).map((flow) => [flow, namesIn(area)] as const),
  )
  const found = FLOWS.map((flow) => [flow, featuresOf(flow)] as const).filter(
    ([flow, features]) => features.length === 1 && features[0] !== flow,
  )
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(found))
})

it('names the flows that several features or pages use', () => {
  const listed = rowsOf(SHARED).flatMap(([, flows = '']) => namesIn(flows))
  expect(listed.toSorted()).toEqual(FLOWS.filter((flow) => featuresOf(flow).length !== 1).toSorted())
})
