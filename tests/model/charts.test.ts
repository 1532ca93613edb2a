import { describe, expect, it } from 'vitest'
import { flows } from '#machines/index.ts'
import { nodesOf, transitionName, transitionsOf } from '#machines/kit/definition.ts'
import { chartOf, mapOfFlows, placedOf } from '../../scripts/kit/chart.ts'
import { linesBetween } from '#src/dev/page/running.ts'
import { temporaryDirectory } from '#tests/db/kit/temporary-directory.ts'
import { cached } from '../../scripts/kit/chart/layout-cache.ts'
import type { ChartLayout } from '../../scripts/kit/chart/layout.ts'
import { PADDING } from '../../scripts/kit/chart/shapes.ts'
import { lineWidth } from '../../scripts/kit/chart/text.ts'

type Area = { name: string; x: number; y: number; width: number; height: number }

const labelsOf = ({ arrows }: ChartLayout): Area[] =>
  arrows.flatMap(({ label, from, to, width, height }) =>
    label === null ? [] : [{ name: `${from} -> ${to}`, ...label, width, height }],
  )
const leavesOf = ({ boxes }: ChartLayout): Area[] =>
  boxes.filter(({ children }) => children.length === 0).map((box) => ({ ...box, name: box.id }))
const linesOf = ({ description, facts }: ChartLayout['boxes'][number]) => [
  ...description,
  ...facts.flatMap(({ lines }) => lines),
]

const isOver = (a: Area, b: Area) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const attributes = (svg: string, name: string) =>
  new Set([...svg.matchAll(new RegExp(`${name}="([^"]*)"`, 'g'))].map(([, value]) => value))

for (const [id, { model }] of Object.entries(flows)) {
  describe(id, () => {
    it('has a chart without overlaps', async () => {
      const placed = await placedOf(model.machine)
      const areas = [...labelsOf(placed), ...leavesOf(placed)]
      const overlaps = areas.flatMap((area, index) =>
        areas.slice(index + 1).flatMap((other) => (isOver(area, other) ? [`${area.name} over ${other.name}`] : [])),
      )
      expect(overlaps).toEqual([])
    })

    it('has a chart whose labels fit their boxes', async () => {
      const { boxes } = await placedOf(model.machine)
      const tooLong = boxes.flatMap((box) =>
        linesOf(box)
          .filter((line) => lineWidth(line) > box.width - 2 * PADDING + 1)
          .map((line) => `${box.id}: ${line.map(({ text }) => text).join('')}`),
      )
      expect(tooLong).toEqual([])
    })

    it('has a chart that shows every state and every transition', async () => {
      const svg = await chartOf(model.machine)
      const nodes = nodesOf(model.machine)
      expect(attributes(svg, 'data-state')).toEqual(new Set(nodes.map((node) => node.id)))
      expect(attributes(svg, 'data-transition')).toEqual(new Set(nodes.flatMap(transitionsOf).map(transitionName)))
    })
  })
}

it('keeps a layout until its inputs change', async () => {
  let layoutCount = 0
  const { path, remove } = temporaryDirectory()
  const layOut = (room: number) =>
    cached(['a diagram', room], () => Promise.resolve({ made: (layoutCount += 1) }), `${path}/`)
  expect([await layOut(360), await layOut(360), await layOut(1280)]).toEqual([{ made: 1 }, { made: 1 }, { made: 2 }])
  remove()
})

it('draws a map whose lines have the names that the flows page looks up', async () => {
  const notes = ['session', 'profile'].map((id) => ({ id, description: 'What it is.', facts: [] }))
  const links = [{ from: 'session', to: 'profile', how: 'starts', by: [] }] as const
  const map = await mapOfFlows({ title: 'Flows', description: 'All.', flows: notes, links })
  expect(attributes(map, 'data-transition')).toEqual(new Set(['session profile']))
  expect(linesBetween(['profile', 'session'])).toContain('session profile')
})
