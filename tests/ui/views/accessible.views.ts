/** Each view as it is first reached, and with something to tell: no fault of WCAG 2.2 AA, light and dark, on phone and desk. */
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { viewOf } from '#machines/kit/view.ts'
import { explore, type Vertex } from '#tests/kit/graph.ts'
import { nearestFirst, pathsTo } from '#tests/kit/paths.ts'
import { runPath } from '#tests/kit/run-path.ts'
import { flowsWithViews, type FlowWithViews } from '../flows/flows-with-views.ts'
import { offeredPart } from '../kit/offered.ts'
import { viewDriver } from '../kit/view-driver.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** A colour on its way to another is neither. */
const STILL = document.createElement('style')
STILL.textContent = '*, ::before, ::after { animation: none !important; transition: none !important }'
document.head.append(STILL)

const WIDTHS = [360, 1280]
const SCHEMES = ['light', 'dark']

const faults = async (): Promise<string[]> => {
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.viewport(width, 800)
    for (const scheme of SCHEMES) {
      document.documentElement.style.colorScheme = scheme
      const { violations } = await axe.run('main', { runOnly: TAGS })
      const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
      found.push(...told.map((fault) => `${width} ${scheme}: ${fault}`))
    }
  }
  return found
}

/** By what is there: the nearest vertex of each view, once as such, once busy, once with alerts. */
const sightsOf = ({ looks }: FlowWithViews, vertices: readonly Vertex[]): Map<string, Vertex> => {
  const sights = new Map<string, Vertex>()
  for (const vertex of vertices) {
    const { snapshot } = vertex
    const view = viewOf(snapshot)
    if (view === null) continue
    const hasAlerts = (looks[view]?.(snapshot).alerts ?? []).length > 0
    const name = `${view}${snapshot.hasTag('busy') ? ', busy' : ''}${hasAlerts ? ', with alerts' : ''}`
    if (!sights.has(name)) sights.set(name, vertex)
  }
  return sights
}

for (const [id, flow] of Object.entries(flowsWithViews)) {
  describe(id, () => {
    const graph = nearestFirst(offeredPart(explore(flow.model), flow))
    const wayTo = pathsTo(graph)
    for (const [name, vertex] of sightsOf(flow, graph.vertices)) {
      it(name, async () => {
        const path = wayTo(vertex)
        const driver = await viewDriver(flow, path.start)
        try {
          await runPath(path, driver)
          expect(await faults()).toEqual([])
        } finally {
          document.documentElement.style.removeProperty('color-scheme')
          driver.hide()
        }
      })
    }
  })
}
