/** Links of the map: which flow starts, notifies and opens which, read from the models. */
import { StateMachine } from 'xstate'
import { type RouteId, routeOf } from '#contracts/routes.ts'
import { invocationsOf, nodesOf } from '#machines/kit/definition.ts'
import type { ShellCommand } from '#machines/kit/shell.ts'
import type { ExploredFlow } from '#tests/kit/flow-graphs.ts'
import type { FlowMap, Link } from '../chart/map.ts'

/** The flow of each page that has one; `routeGuard` guards the account pages. */
const FLOW_OF_ROUTE: Partial<Record<RouteId, string>> = {
  contact: 'contact',
  login: 'login',
  register: 'register',
  resetPassword: 'newPassword',
  authCallback: 'callback',
}
const flowBehind = (route: RouteId): string | undefined =>
  FLOW_OF_ROUTE[route] ?? (['protected', 'admin'].includes(routeOf(route).access) ? 'routeGuard' : undefined)

/** Calls after which the auth service notifies the session flow. */
const NOTIFY_SESSION = new Set([
  'signIn',
  'verifyLink',
  'verifyCode',
  'exchangeCode',
  'setPassword',
  'continueWithGoogle',
])

const unique = (names: readonly string[]) => [...new Set(names)]

const sourcesOf = ({ model }: ExploredFlow) =>
  unique(
    nodesOf(model.machine)
      .flatMap(invocationsOf)
      .map(({ src }) => src),
  )

const startsOf = (flow: ExploredFlow): Link[] =>
  sourcesOf(flow)
    .filter((src) => flow.model.machine.implementations.actors[src] instanceof StateMachine)
    .map((src) => ({ from: flow.id, to: src, how: 'starts', by: [] }))

const messagesOf = (flow: ExploredFlow): Link[] => {
  const calls = sourcesOf(flow).filter((src) => NOTIFY_SESSION.has(src))
  const events = flow.model.streams['watchAccount']?.map(({ event }) => event.type) ?? []
  const asks = flow.graph.edges.some(({ effects }) => effects.emitted.some(({ type }) => type === 'retrySession'))
  return [
    ...(calls.length === 0 ? [] : [{ from: flow.id, to: 'session', how: 'notifies' as const, by: calls }]),
    ...(events.length === 0 ? [] : [{ from: 'session', to: flow.id, how: 'notifies' as const, by: unique(events) }]),
    ...(asks ? [{ from: flow.id, to: 'session', how: 'notifies' as const, by: ['session.retry'] }] : []),
  ]
}

/** Labels such as `signIn:accepted` and `form.submit:good` without their case. */
const withoutCase = (label: string) => label.replace(/:.*/, '')

const isNavigation = (command: { type: string }): command is ShellCommand<'navigate'> => command.type === 'navigate'

const opensOf = ({ id, graph }: ExploredFlow): Link[] => {
  const commands = graph.edges.flatMap(({ step, effects }) =>
    effects.emitted
      .filter(isNavigation)
      .map((command) => ({ to: flowBehind(command.to), by: withoutCase(step.label) })),
  )
  const linked = commands.flatMap(({ to, by }) => (to === undefined || to === id ? [] : [{ to, by }]))
  return [...Map.groupBy(linked, ({ to }) => to)].map(([to, by]) => ({
    from: id,
    to,
    how: 'opens',
    by: unique(by.map((command) => command.by)),
  }))
}

export const mapOf = (flows: readonly ExploredFlow[]): FlowMap => {
  const links = flows.flatMap((flow) => [...startsOf(flow), ...messagesOf(flow), ...opensOf(flow)])
  return {
    title: 'All flows',
    description:
      'Flows never call each other. One may invoke another, notify it through the auth service or a stream, or navigate to its page.',
    links,
    flows: flows.map(({ id, model, graph, properties }) => ({
      id,
      description: model.machine.root.description ?? '',
      facts: [`${nodesOf(model.machine).length} states, ${graph.edges.length} edges, ${properties.length} properties`],
    })),
  }
}
