import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { exploredFlows } from '#tests/kit/flow-graphs.ts'
import { FLOW_DOCS, flowFiles } from '../../scripts/kit/flow-docs/files.ts'

describe('docs/flows', async () => {
  const files = await flowFiles(exploredFlows())

  it('has a page and a chart for each flow, and nothing else', () => {
    expect(readdirSync(FLOW_DOCS).toSorted()).toEqual([...files.keys()].toSorted())
  })

  for (const [name, content] of files) {
    it(`${name} is up to date with the machines (npm run flows rewrites it)`, () => {
      expect(readFileSync(new URL(name, FLOW_DOCS), 'utf8')).toBe(content)
    })
  }
})
