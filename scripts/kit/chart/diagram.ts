/** Converts a machine to boxes and arrows. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { isLeaf, lineageOf, nodesOf, transitionName, transitionsOf } from '#machines/kit/definition.ts'
import {
  anywhere,
  type Arrow,
  arrowOf,
  type Box,
  boxOf,
  type Diagram,
  dot,
  type Entry,
  entryOf,
  type Limits,
  PADDING,
} from './shapes.ts'
import { type Span, wrap } from './text.ts'
import { actionNames, tagsOf, transitionSpans } from './labels.ts'

/** Pixels. */
const TEXT_WIDTH = 210
const GROUP_TEXT_WIDTH = 420

const isInside = (node: AnyStateNode, group: AnyStateNode) => lineageOf(node).slice(1).includes(group)
const targetOf = ({ target }: AnyTransitionDefinition): AnyStateNode | undefined => target?.[0]

/** An internal or self transition: listed in its state instead of drawn as an arrow. */
const isSelfTransition = (transition: AnyTransitionDefinition) => {
  const target = targetOf(transition)
  return target === undefined || target === transition.source
}
/** A transition of a state with children to one of its descendants. */
const startsAnywhere = (transition: AnyTransitionDefinition) => {
  const target = targetOf(transition)
  return target !== undefined && isInside(target, transition.source)
}

const anywhereId = ({ id }: AnyStateNode) => `${id}:anywhere`
const initialId = ({ id }: AnyStateNode) => `${id}:initial`
const originId = (transition: AnyTransitionDefinition) =>
  startsAnywhere(transition) ? anywhereId(transition.source) : transition.source.id
const titleOf = ({ parent, key, machine }: AnyStateNode) => (parent === undefined ? machine.id : key)

const factsOf = (machine: AnyStateMachine, node: AnyStateNode, width: number): Entry[] => {
  const entriesOf = (word: string, actions: readonly unknown[]): Entry[] => {
    const names = actionNames(actions)
    const spans: Span[] = [
      { tone: 'quiet', text: `${word} ` },
      { tone: 'action', text: `/ ${names.join(', ')}` },
    ]
    return names.length === 0 ? [] : [entryOf(spans, width)]
  }
  const invokes = node.invoke.map(({ id }) => {
    const spans: Span[] = [
      { tone: 'quiet', text: 'runs ' },
      { tone: 'invoke', text: id },
    ]
    return entryOf(spans, width)
  })
  const selfTransitions = transitionsOf(node)
    .filter(isSelfTransition)
    .map((transition) => {
      const restartSpans: Span[] = targetOf(transition) === undefined ? [] : [{ tone: 'quiet', text: ' starts over' }]
      return entryOf([...transitionSpans(machine, transition), ...restartSpans], width, transitionName(transition))
    })
  return [...invokes, ...entriesOf('entry', node.entry), ...entriesOf('exit', node.exit), ...selfTransitions]
}

const kindOf = (node: AnyStateNode): Box['kind'] => {
  if (node.parent === undefined) return 'machine'
  if (node.type === 'final') return 'final'
  if (isLeaf(node)) return 'state'
  if (node.type === 'parallel') return 'parallel'
  return node.parent.type === 'parallel' ? 'region' : 'group'
}

const stateBox = (machine: AnyStateMachine, node: AnyStateNode, limits: Limits): Box => {
  const limit = limits.get(node.id)
  const usual = isLeaf(node) ? TEXT_WIDTH : GROUP_TEXT_WIDTH
  const width = limit === undefined ? usual : limit - 2 * PADDING
  const words = node.description ?? ''
  const extras = [
    ...(node.type === 'compound' ? [dot(initialId(node))] : []),
    ...(transitionsOf(node).some(startsAnywhere) ? [anywhere(anywhereId(node), `anywhere in ${titleOf(node)}`)] : []),
  ]
  return boxOf({
    id: node.id,
    kind: kindOf(node),
    title: titleOf(node),
    hint: `${node.path.join('.') || machine.id}${words === '' ? '' : `: ${words}`}`,
    tags: tagsOf(node),
    description: words === '' ? [] : wrap([{ tone: 'text', text: words }], width),
    facts: factsOf(machine, node, width),
    children: [...extras, ...Object.values(node.states).map((child) => stateBox(machine, child, limits))],
  })
}

const arrowsOf = (machine: AnyStateMachine): Arrow[] => {
  const nodes = nodesOf(machine)
  const outgoing = nodes.flatMap(transitionsOf).filter((transition) => !isSelfTransition(transition))
  const between = Map.groupBy(outgoing, (transition) => `${originId(transition)} ${targetOf(transition)?.id}`)
  const starts = nodes
    .filter(({ type }) => type === 'compound')
    .flatMap((node) => node.initial.target?.map(({ id }) => arrowOf(initialId(node), id, [])) ?? [])
  const labelled = [...between].map(([ends, transitions]) => {
    const [from = '', to = ''] = ends.split(' ')
    const entries = transitions.map((transition) =>
      entryOf(transitionSpans(machine, transition), undefined, transitionName(transition)),
    )
    return arrowOf(from, to, entries)
  })
  return [...starts, ...labelled]
}

export const diagramOf = (machine: AnyStateMachine, limits: Limits): Diagram => ({
  root: stateBox(machine, machine.root, limits),
  arrows: arrowsOf(machine),
})
