/** A machine as boxes and arrows, measured and not yet placed. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { isLeaf, lineageOf, nodesOf, transitionName, transitionsOf } from '#tests/kit/definition.ts'
import { LINE_HEIGHT, type Line, lineWidth, type Span, widthOf, wrap } from './text.ts'
import { actionNames, tagsOf, transitionSpans } from './words.ts'

/** A paragraph, which may be a transition that leads nowhere else. */
export type Entry = { lines: readonly Line[]; transition: string | null }
export type Box = {
  id: string
  kind: 'state' | 'group' | 'parallel' | 'region' | 'final' | 'machine' | 'initial' | 'anywhere'
  title: string
  /** Shown on hovering, and read out. */
  hint: string
  tags: readonly string[]
  description: readonly Line[]
  facts: readonly Entry[]
  children: readonly Box[]
  /** Pixels; of a group its head, which its children follow. */
  width: number
  height: number
}
/** All transitions between two boxes share an arrow. */
export type Arrow = { from: string; to: string; entries: readonly Entry[]; width: number; height: number }
export type Diagram = { root: Box; arrows: readonly Arrow[] }

export const PADDING = 14
export const TITLE_HEIGHT = 26
export const ENTRY_GAP = 5
export const TAG = { height: 18, padding: 8 } as const
const TEXT_WIDTH = 210
const GROUP_TEXT_WIDTH = 420
const LABEL_WIDTH = 190
const DOT = 14
export const LABEL_PADDING = { x: 8, y: 5 } as const

const heightOf = (lines: readonly Line[]) => lines.length * LINE_HEIGHT
const entriesHeight = (entries: readonly Entry[]) =>
  entries.reduce((sum, { lines }) => sum + heightOf(lines) + ENTRY_GAP, 0)
const widest = (lines: readonly Line[]) => Math.max(0, ...lines.map(lineWidth))

const isInside = (node: AnyStateNode, group: AnyStateNode) => lineageOf(node).slice(1).includes(group)
const targetOf = ({ target }: AnyTransitionDefinition): AnyStateNode | undefined => target?.[0]

/** Shown as a fact of its state: it stays there, or starts it over. */
const staysAt = (transition: AnyTransitionDefinition) => {
  const target = targetOf(transition)
  return target === undefined || target === transition.source
}
/** From anywhere inside a state to somewhere inside of it. */
const startsAnywhere = (transition: AnyTransitionDefinition) => {
  const target = targetOf(transition)
  return target !== undefined && isInside(target, transition.source)
}

const anywhereId = ({ id }: AnyStateNode) => `${id}:anywhere`
const initialId = ({ id }: AnyStateNode) => `${id}:initial`

const originId = (transition: AnyTransitionDefinition) =>
  startsAnywhere(transition) ? anywhereId(transition.source) : transition.source.id

const entry = (spans: readonly Span[], width: number, transition: string | null = null): Entry => ({
  lines: wrap(spans, width),
  transition,
})

const factsOf = (machine: AnyStateMachine, node: AnyStateNode, width: number): Entry[] => {
  const named = (word: string, actions: readonly unknown[]): Entry[] => {
    const names = actionNames(actions)
    return names.length === 0
      ? []
      : [
          entry(
            [
              { tone: 'quiet', text: `${word} ` },
              { tone: 'action', text: `/ ${names.join(', ')}` },
            ],
            width,
          ),
        ]
  }
  const invokes = node.invoke.map(({ id }) =>
    entry(
      [
        { tone: 'quiet', text: 'runs ' },
        { tone: 'invoke', text: id },
      ],
      width,
    ),
  )
  const stays = transitionsOf(node)
    .filter(staysAt)
    .map((transition) => {
      const again: Span[] = targetOf(transition) === undefined ? [] : [{ tone: 'quiet', text: ' starts over' }]
      return entry([...transitionSpans(machine, transition), ...again], width, transitionName(transition))
    })
  return [...invokes, ...named('entry', node.entry), ...named('exit', node.exit), ...stays]
}

const kindOf = (node: AnyStateNode): Box['kind'] => {
  if (node.parent === undefined) return 'machine'
  if (node.type === 'final') return 'final'
  if (isLeaf(node)) return 'state'
  if (node.type === 'parallel') return 'parallel'
  return node.parent.type === 'parallel' ? 'region' : 'group'
}

const dot = (id: string): Box => ({
  id,
  kind: 'initial',
  title: '',
  hint: '',
  tags: [],
  description: [],
  facts: [],
  children: [],
  width: DOT,
  height: DOT,
})

const anywhere = (node: AnyStateNode): Box => {
  const title = `anywhere in ${node.key === '(machine)' ? node.machine.id : node.key}`
  const width = widthOf({ tone: 'quiet', text: title }) + 2 * PADDING
  return { ...dot(anywhereId(node)), kind: 'anywhere', title, width, height: 28 }
}

type Limits = ReadonlyMap<string, number>

const boxOf = (machine: AnyStateMachine, node: AnyStateNode, limits: Limits): Box => {
  const isGroup = !isLeaf(node)
  const limit = limits.get(node.id)
  const usual = isGroup ? GROUP_TEXT_WIDTH : TEXT_WIDTH
  const textWidth = limit === undefined ? usual : limit - 2 * PADDING
  const title = node.parent === undefined ? machine.id : node.key
  const tags = tagsOf(node)
  const words = node.description ?? ''
  const description = words === '' ? [] : wrap([{ tone: 'text', text: words }], textWidth)
  const facts = factsOf(machine, node, textWidth)
  const tagsWidth = tags.reduce(
    (sum, tag) => sum + widthOf({ tone: 'quiet', text: tag }) + 2 * TAG.padding + PADDING / 2,
    0,
  )
  const content = Math.max(
    widthOf({ tone: 'title', text: title }) + tagsWidth,
    widest(description),
    ...facts.map(({ lines }) => widest(lines)),
  )
  const extras = [
    ...(isGroup && node.type === 'compound' ? [dot(initialId(node))] : []),
    ...(transitionsOf(node).some(startsAnywhere) ? [anywhere(node)] : []),
  ]
  return {
    id: node.id,
    kind: kindOf(node),
    title,
    tags,
    description,
    facts,
    hint: `${node.path.join('.') || machine.id}${words === '' ? '' : `: ${words}`}`,
    children: [...extras, ...Object.values(node.states).map((child) => boxOf(machine, child, limits))],
    width: Math.ceil(content) + 2 * PADDING,
    height:
      PADDING + TITLE_HEIGHT + heightOf(description) + (facts.length > 0 ? ENTRY_GAP : 0) + entriesHeight(facts) + 8,
  }
}

const arrowsOf = (machine: AnyStateMachine): Arrow[] => {
  const nodes = nodesOf(machine)
  const leading = nodes.flatMap(transitionsOf).filter((transition) => !staysAt(transition))
  const between = Map.groupBy(leading, (transition) => `${originId(transition)} ${targetOf(transition)?.id}`)
  const starts = nodes
    .filter(({ type }) => type === 'compound')
    .map((node): Arrow => {
      const [first] = node.initial.target ?? []
      return { from: initialId(node), to: first?.id ?? node.id, entries: [], width: 0, height: 0 }
    })
  const labelled = [...between].map(([ends, transitions]): Arrow => {
    const [from = '', to = ''] = ends.split(' ')
    const entries = transitions.map((transition) =>
      entry(transitionSpans(machine, transition), LABEL_WIDTH, transitionName(transition)),
    )
    return {
      from,
      to,
      entries,
      width: Math.ceil(Math.max(...entries.map(({ lines }) => widest(lines)))) + 2 * LABEL_PADDING.x,
      height: entriesHeight(entries) - ENTRY_GAP + 2 * LABEL_PADDING.y,
    }
  })
  return [...starts, ...labelled]
}

/** `limits`: width in pixels that some groups turned out to have, by id. */
export const diagramOf = (machine: AnyStateMachine, limits: Limits = new Map()): Diagram => ({
  root: boxOf(machine, machine.root, limits),
  arrows: arrowsOf(machine),
})
