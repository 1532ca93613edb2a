/** Rules on how a machine is built. Each violation names rule and place. */
import type { AnyStateNode } from 'xstate'
import type { FlowModel } from '#machines/kit/model.ts'
import { isOpenEnded } from '#machines/kit/unprovided.ts'
import { coverageOf, graphCoverage } from './coverage.ts'
import { effectOf, invocationsOf, lineageOf, nodesOf } from '#machines/kit/definition.ts'
import type { Graph } from './graph.ts'
import { nameViolations } from './lint-names.ts'
import { outsideMatrix } from './outside-matrix.ts'
import { environmentOf } from '#machines/kit/steps.ts'

type Rule = (graph: Graph) => string[]

const handles = (node: AnyStateNode, type: string) => lineageOf(node).some(({ transitions }) => transitions.has(type))

const isRunningOn = (model: FlowModel, node: AnyStateNode) =>
  invocationsOf(node).some(({ src }) => !(src in model.streams))

const rules: Record<string, Rule> = {
  'state is reachable': (graph) => coverageOf(graph.model.machine, graphCoverage(graph)).missedStates,
  'transition can be taken': (graph) => coverageOf(graph.model.machine, graphCoverage(graph)).missedTransitions,
  'state has a description': ({ model }) =>
    nodesOf(model.machine).flatMap(({ id, description }) => (description ? [] : [id])),

  'effect has an id equal to its src': ({ model }) =>
    nodesOf(model.machine)
      .flatMap(invocationsOf)
      .flatMap(({ node, id, src }) => (id === src ? [] : [`${node.id}: ${src}`])),
  'effect has its end and its failure handled': ({ model }) =>
    nodesOf(model.machine)
      .flatMap(invocationsOf)
      .flatMap(({ node, id, src }) => {
        const ends = src in model.streams ? ['error'] : ['done', 'error']
        return ends.flatMap((end) =>
          handles(node, `xstate.${end}.actor.${id}`) ? [] : [`${node.id}: ${end} of ${src}`],
        )
      }),
  'effect that may take any time has a delay beside it': ({ model: { machine } }) =>
    nodesOf(machine)
      .filter((node) => invocationsOf(node).some(({ src }) => isOpenEnded(effectOf(machine, src))))
      .filter((node) => !lineageOf(node).some(({ after }) => after.length > 0))
      .map(({ id }) => id),
  'effect is in the model, and the other way round': ({ model }) => {
    const invoked = new Set(
      nodesOf(model.machine)
        .flatMap(invocationsOf)
        .map(({ src }) => src),
    )
    const modelled = new Set([...Object.keys(model.outcomes), ...Object.keys(model.streams)])
    return [...invoked, ...modelled].filter((src) => !invoked.has(src) || !modelled.has(src))
  },

  'busy says that an effect or a delay is running, and the other way round': ({ model }) =>
    nodesOf(model.machine).flatMap((node) => {
      const isMarked = node.tags.includes('busy')
      const isRunning = isRunningOn(model, node)
      return (isMarked && !isRunning && node.after.length === 0) || (isRunning && !isMarked) ? [node.id] : []
    }),

  'event is handled somewhere': ({ model }) => {
    const declared = new Set(nodesOf(model.machine).flatMap(({ transitions }) => [...transitions.keys()]))
    const types = [...model.person, ...environmentOf(model)].map(({ event }) => event.type)
    return types.filter((type) => !declared.has(type))
  },
  'handled event is in the alphabet': ({ model }) => {
    const types = new Set([...model.person, ...environmentOf(model)].map(({ event }) => event.type))
    const declared = nodesOf(model.machine).flatMap(({ transitions }) => [...transitions.keys()])
    return declared.filter((type) => !type.startsWith('xstate.') && !types.has(type))
  },
  'event from outside is handled or ignored on purpose in every state': (graph) =>
    Object.entries(outsideMatrix(graph)).flatMap(([state, marks]) =>
      Object.keys(marks).flatMap((type) => (marks[type] === 'lost' ? [`${state}: ${type}`] : [])),
    ),

  // Concurrent delays with different starts can end in any order: the exploration would have to try every offset.
  'delay begins with no other under way': ({ edges }) =>
    edges.flatMap(({ from, to, step }) => {
      const isOlder = (id: string) => from.timers.some((timer) => timer.id === id)
      const olderTimers = to.timers.filter(({ id }) => isOlder(id))
      const newTimers = to.timers.filter(({ id }) => !isOlder(id))
      return olderTimers.length > 0 && newTimers.length > 0 ? [`${from.name} on ${step.label}`] : []
    }),
}

export const lint = (graph: Graph): string[] => [
  ...Object.entries(rules).flatMap(([rule, violations]) => violations(graph).map((where) => `${rule}: ${where}`)),
  ...nameViolations(graph.model.machine),
]
