/** Paths through a flow. */
import type { Edge, Graph, Start, Vertex } from './graph.ts'

export type Path = { start: Start; edges: readonly Edge[] }

export const pathText = ({ start, edges }: Path) =>
  [`(${start.name})`, ...edges.map(({ step }) => step.label)].join(' > ')

type Tree = { roots: Map<Vertex, Start>; into: Map<Vertex, Edge> }

/** Breadth-first search from the starts, or from one vertex: the shortest path to each vertex. */
const spanningTree = (graph: Graph, starts: readonly Start[] = graph.starts): Tree => {
  const roots = new Map<Vertex, Start>()
  for (const start of starts) if (!roots.has(start.at)) roots.set(start.at, start)
  const into = new Map<Vertex, Edge>()
  const queue = [...roots.keys()]
  for (const vertex of queue) {
    for (const edge of graph.leaving.get(vertex) ?? []) {
      if (roots.has(edge.to) || into.has(edge.to)) continue
      into.set(edge.to, edge)
      queue.push(edge.to)
    }
  }
  return { roots, into }
}

const pathFromRoot = ({ roots, into }: Tree, vertex: Vertex): Path => {
  const edges: Edge[] = []
  let at = vertex
  for (let edge = into.get(at); edge !== undefined; edge = into.get(at)) {
    edges.unshift(edge)
    at = edge.from
  }
  const start = roots.get(at)
  if (start === undefined) throw new Error(`no path leads to ${vertex.name}`)
  return { start, edges }
}

/** The shortest path to a vertex. */
export const pathsTo = (graph: Graph) => {
  const tree = spanningTree(graph)
  return (vertex: Vertex) => pathFromRoot(tree, vertex)
}

/** The same graph in breadth-first order, so that the first match of a search is the nearest. */
export const nearestFirst = (graph: Graph): Graph => {
  const { roots, into } = spanningTree(graph)
  const order = new Map([...roots.keys(), ...into.keys()].map((vertex, index) => [vertex, index]))
  const rank = (vertex: Vertex) => order.get(vertex) ?? Infinity
  return {
    ...graph,
    vertices: graph.vertices.toSorted((a, b) => rank(a) - rank(b)),
    edges: graph.edges.toSorted((a, b) => rank(a.from) - rank(b.from)),
  }
}

const extend = ({ start, edges }: Path, edge: Edge): Path => ({ start, edges: [...edges, edge] })

/** Adds an empty path for each start that no path begins with. */
const withStarts = ({ starts }: Graph, paths: readonly Path[]): Path[] => {
  const used = new Set(paths.map(({ start }) => start))
  return [...paths, ...starts.filter((start) => !used.has(start)).map((start) => ({ start, edges: [] }))]
}

/** One shortest path for each edge, without those that are a prefix of another. */
export const edgePaths = (graph: Graph): Path[] => {
  const tree = spanningTree(graph)
  const isContinued = (edge: Edge) => tree.into.get(edge.to) === edge && graph.leaving.has(edge.to)
  const paths = graph.edges
    .filter((edge) => !isContinued(edge))
    .map((edge) => extend(pathFromRoot(tree, edge.from), edge))
  return withStarts(graph, paths)
}

/** One shortest path for each transition of the definition that no other path takes. */
export const transitionPaths = (graph: Graph): Path[] => {
  const tree = spanningTree(graph)
  const paths: Path[] = []
  const missing = new Set(graph.edges.flatMap(({ effects }) => effects.taken))
  const ordered = graph.edges
    .map((edge) => extend(pathFromRoot(tree, edge.from), edge))
    .toSorted((a, b) => b.edges.length - a.edges.length)
  for (const path of ordered) {
    const taken = path.edges.flatMap(({ effects }) => effects.taken)
    if (!path.edges.at(-1)?.effects.taken.some((name) => missing.has(name))) continue
    for (const name of taken) missing.delete(name)
    paths.push(path)
  }
  return withStarts(graph, paths)
}

const NOTHING = { emitted: [], sent: [], calls: [], taken: [] }

/** Few long paths: greedily to the nearest selected edge; a new path after `maxSteps`, or if none is reachable. */
const tours = (graph: Graph, maxSteps: number, isWanted: (edge: Edge) => boolean, pass: (edge: Edge) => void) => {
  const nearest = (at: Vertex): Edge[] | null => {
    const tree = spanningTree(graph, [{ name: '', input: undefined, at, effects: NOTHING }])
    for (const vertex of [at, ...tree.into.keys()]) {
      const edge = graph.leaving.get(vertex)?.find(isWanted)
      if (edge) return [...pathFromRoot(tree, vertex).edges, edge]
    }
    return null
  }
  const tourFrom = (at: Vertex): Edge[] => {
    const edges: Edge[] = []
    for (let path = nearest(at); path !== null; path = nearest(edges.at(-1)?.to ?? at)) {
      if (edges.length > 0 && edges.length + path.length > maxSteps) break
      path.forEach(pass)
      edges.push(...path)
    }
    return edges
  }
  const found: Path[] = []
  for (const start of graph.starts) {
    for (let edges = tourFrom(start.at); edges.length > 0; edges = tourFrom(start.at)) found.push({ start, edges })
  }
  return withStarts(graph, found)
}

/** Few long paths that cover all selected edges. */
export const edgeTours = (graph: Graph, maxSteps: number, selected: readonly Edge[] = graph.edges): Path[] => {
  const missing = new Set(selected)
  return tours(
    graph,
    maxSteps,
    (edge) => missing.has(edge),
    (edge) => missing.delete(edge),
  )
}

/** A random walk: each number chooses among the edges that leave the place reached so far. */
export const walk = (graph: Graph, choices: readonly number[]): Path => {
  const [first = 0, ...rest] = choices
  const start = graph.starts[first % graph.starts.length]
  if (start === undefined) throw new Error('a model needs an input to start from')
  const edges: Edge[] = []
  let at = start.at
  for (const choice of rest) {
    const leaving = graph.leaving.get(at) ?? []
    const edge = leaving[choice % leaving.length]
    if (edge === undefined) break
    edges.push(edge)
    at = edge.to
  }
  return { start, edges }
}
