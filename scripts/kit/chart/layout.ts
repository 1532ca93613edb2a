/** Computes the layout by ELK. Tries several settings and keeps the one that needs least scaling and scrolling. */
import type { ElkEdgeSection, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import Elk from 'elkjs/lib/elk.bundled.js'
import { cached } from './layout-cache.ts'
import type { Arrow, Box, Diagram, Limits } from './shapes.ts'

type Point = { x: number; y: number }
type Area = Point & { width: number; height: number }
export type PlacedBox = Box & Area
export type PlacedArrow = Arrow & { points: readonly Point[]; label: Point | null }
export type ChartLayout = { width: number; height: number; boxes: readonly PlacedBox[]; arrows: readonly PlacedArrow[] }

const COMMON = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.thoroughness': '40',
} as const

/** Options of a group: depth-first from the initial state, and the spacing. */
const GROUP = {
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
} as const

const WAYS = ['DOWN', 'RIGHT'].flatMap((direction) =>
  ['NETWORK_SIMPLEX', 'LONGEST_PATH_SOURCE'].flatMap((layering) =>
    ['NETWORK_SIMPLEX', 'BRANDES_KOEPF'].map((placement) => ({
      'elk.direction': direction,
      'elk.layered.layering.strategy': layering,
      'elk.layered.nodePlacement.strategy': placement,
    })),
  ),
)

const GROUP_PADDING = 18

/** Options of the map: unconnected flows are packed in rows, no wider than the connected ones. */
const MAP_SPACING = {
  'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
  'elk.separateConnectedComponents': 'true',
  'elk.layered.considerModelOrder.strategy': 'NONE',
  'elk.spacing.componentComponent': '28',
  'elk.aspectRatio': '0.5',
} as const

const asNode = (box: Box, way: Record<string, string>): ElkNode => {
  if (box.children.length === 0) return { id: box.id, width: box.width, height: box.height }
  const { width, height } = box
  return {
    id: box.id,
    children: box.children.map((child) => asNode(child, way)),
    layoutOptions: {
      ...GROUP,
      ...way,
      'elk.padding': `[top=${height + 6},left=${GROUP_PADDING},bottom=${GROUP_PADDING},right=${GROUP_PADDING}]`,
      'elk.nodeSize.constraints': '[MINIMUM_SIZE]',
      'elk.nodeSize.minimum': `(${width}, ${height})`,
    },
  }
}

const asEdge = ({ from, to, width, height, entries }: Arrow, index: number): ElkExtendedEdge => ({
  id: String(index),
  sources: [from],
  targets: [to],
  labels:
    entries.length === 0 ? [] : [{ text: ' ', width, height, layoutOptions: { 'elk.edgeLabels.inline': 'true' } }],
})

const pointsOf = ({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection): Point[] => [
  startPoint,
  ...bendPoints,
  endPoint,
]

const areaOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Area>): Area => ({ x, y, width, height })

const withInner = (box: Box): Box[] => [box, ...box.children.flatMap(withInner)]

const place = async ({ root, arrows }: Diagram, way: Record<string, string>): Promise<ChartLayout> => {
  const edges = arrows.map(asEdge)
  const group = asNode(root, way)
  const isMap = root.children.some(({ kind }) => kind === 'flow')
  const whole = isMap
    ? { ...group, edges, layoutOptions: { ...COMMON, ...group.layoutOptions, ...MAP_SPACING } }
    : group
  const drawn: ElkNode = await new Elk().layout({
    id: 'canvas',
    children: [whole],
    edges: isMap ? [] : edges,
    layoutOptions: {
      ...COMMON,
      ...(isMap && MAP_SPACING),
      ...GROUP,
      ...way,
      'elk.padding': '[top=8,left=8,bottom=8,right=8]',
    },
  })
  const areas = new Map<string, Area>()
  const note = (node: ElkNode) => {
    areas.set(node.id, areaOf(node))
    node.children?.forEach(note)
  }
  drawn.children?.forEach(note)
  const drawnEdges = (isMap ? drawn.children?.[0]?.edges : drawn.edges) ?? []
  const placed = new Map(drawnEdges.map((edge) => [edge.id, edge]))
  return {
    width: Math.ceil(drawn.width ?? 0),
    height: Math.ceil(drawn.height ?? 0),
    boxes: withInner(root).map((box) => ({ ...box, ...areaOf(areas.get(box.id) ?? {}) })),
    arrows: arrows.map((arrow, index) => {
      const edge = placed.get(String(index))
      const label = edge?.labels?.[0]
      return {
        ...arrow,
        points: edge?.sections?.flatMap(pointsOf) ?? [],
        label: label === undefined ? null : areaOf(label),
      }
    }),
  }
}

/** Height is scrolled. Excess width is scaled down, which costs much more. */
const costOf = ({ width, height }: ChartLayout, room: number) => height * Math.max(1, width / room) ** 5

const best = async (diagram: Diagram, room: number) => {
  const ways = await Promise.all(WAYS.map(async (way) => ({ way, placed: await place(diagram, way) })))
  return ways.reduce((chosen, next) => (costOf(next.placed, room) < costOf(chosen.placed, room) ? next : chosen))
}

/** Groups that are narrower than their text. */
const tooNarrow = ({ boxes }: ChartLayout, { root }: Diagram): Limits => {
  const textWidths = new Map(withInner(root).map(({ id, width }) => [id, width]))
  const narrow = boxes.filter(({ id, width, children }) => children.length > 0 && width < (textWidths.get(id) ?? 0))
  return new Map(narrow.map(({ id, width }) => [id, Math.floor(width)]))
}

/** `room`: available width in pixels. */
export const layOut = (build: (limits: Limits) => Diagram, room = 1240): Promise<ChartLayout> => {
  const diagram = build(new Map())
  return cached([diagram, room], async () => {
    const { way, placed } = await best(diagram, room)
    const limits = tooNarrow(placed, diagram)
    return limits.size === 0 ? placed : place(build(limits), way)
  })
}
