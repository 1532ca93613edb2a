/** Properties that hold for every flow: on waiting, failures and secrets. */
import type { AnyMachineSnapshot } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import type { FlowModel } from '#machines/kit/model.ts'
import { backOf, viewOf } from '#machines/kit/view.ts'
import type { Occurrence, Property } from '#machines/kit/properties.ts'
import { SERVICE_MESSAGE, LIMITED } from '#machines/kit/samples.ts'
import { type Graph, occurrenceOf, isBusy, type Vertex } from './graph.ts'

const SECRET_FIELDS = /password|^code$/i

const strings = (data: unknown): string[] => {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(strings) : []
}

/** Values that people type into secret fields. */
const secretsOf = ({ person }: FlowModel): Set<string> => {
  const search = (data: unknown): string[] =>
    typeof data === 'object' && data !== null
      ? Object.entries(data).flatMap(([key, value]) =>
          typeof value === 'string' && SECRET_FIELDS.test(key) ? [value] : search(value),
        )
      : []
  return new Set(person.flatMap(({ event }) => search(event)).filter((secret) => secret !== ''))
}

/** How long a delay of that name lasts in every flow, in milliseconds. */
const WAITS: Readonly<Record<string, { name: string; cites: Property['cites']; duration: number }>> = {
  resendInterval: {
    name: 'Another e-mail can be requested a minute after the last',
    cites: ['AUTH-08', 'LIMIT-16'],
    duration: 60_000,
  },
}

const waitsOf = (graph: Graph): Property[] => {
  const waited = new Set(graph.edges.map(({ step }) => step.label))
  return Object.entries(WAITS).flatMap(([delay, { name, cites, duration }]): Property[] => {
    const isWait = ({ on }: Occurrence) => on === `wait ${delay}`
    if (!waited.has(`wait ${delay}`)) return []
    return [{ name, cites, kind: 'everyStep', when: isWait, expect: (it) => it.waited === duration }]
  })
}

/** Only for flows that are ever busy. */
const endsOf = (graph: Graph): Property[] =>
  graph.vertices.some(({ snapshot }) => isBusy(snapshot))
    ? [
        {
          name: 'Every busy state ends, with or without a response',
          cites: ['FAIL-02'],
          kind: 'leadsTo',
          when: isBusy,
          expect: (state) => !isBusy(state),
        },
      ]
    : []

const hasMessage = ({ on }: Occurrence) => on.endsWith(':withMessage')

/** Only for models with a failure in the service's own words. */
const wordsOf = (graph: Graph): Property[] => {
  if (!graph.edges.some(({ step }) => step.label.endsWith(':withMessage'))) return []
  return [
    {
      name: 'A message of the service reaches the failure unchanged',
      cites: ['FAIL-06'],
      kind: 'everyStep',
      when: hasMessage,
      expect: ({ after }) => failureIn(after)?.serviceMessage === SERVICE_MESSAGE.fail.serviceMessage,
    },
  ]
}

const isLimited = ({ on }: Occurrence) => on.endsWith(':limited')

/** Only for models with a rate limit. */
const limitsOf = (graph: Graph): Property[] => {
  if (!graph.edges.some(({ step }) => step.label.endsWith(':limited'))) return []
  return [
    {
      name: 'The retryAfter of a rate limit reaches the failure unchanged',
      cites: ['FAIL-14'],
      kind: 'everyStep',
      when: isLimited,
      expect: ({ after }) => failureIn(after)?.retryAfter === LIMITED.fail.retryAfter,
    },
  ]
}

type WithErrors = { issues?: object; failure?: unknown }

const errorsIn = ({ context }: AnyMachineSnapshot) => {
  const { issues = {}, failure = null } = context as WithErrors
  return { hasIssues: Object.keys(issues).length > 0, hasFailure: failure !== null }
}

/** For forms and other actions that can be retried. */
const errorPropertiesOf = (graph: Graph): Property[] => {
  const pressed = new Set(graph.edges.flatMap(({ step }) => (step.type === 'person' ? [step.label] : [])))
  const isTry = ({ on, calls }: Occurrence) => pressed.has(on) && calls.length > 0
  const all = graph.vertices.map(({ snapshot }) => errorsIn(snapshot))
  const isWrong = all.some(({ hasIssues, hasFailure }) => hasIssues || hasFailure)
  if (!isWrong || !graph.edges.some((edge) => isTry(occurrenceOf(edge)))) return []
  return [
    {
      name: 'Issues and a failure are never shown together',
      cites: ['FAIL-09'],
      kind: 'never',
      expect: (state) => errorsIn(state).hasIssues && errorsIn(state).hasFailure,
    },
    {
      name: 'A retry clears the previous issues and failure',
      cites: ['FAIL-09'],
      kind: 'everyStep',
      when: isTry,
      expect: ({ after }) => !errorsIn(after).hasIssues && !errorsIn(after).hasFailure,
    },
  ]
}

/** Back events start no call, except for ending a session without its second factor. */
const GIVES_UP = ['abandonSignIn']

const isStep = (state: AnyMachineSnapshot) => backOf(state) !== null

/** Only for flows with steps. */
const stepsOf = (graph: Graph): Property[] => {
  if (!graph.vertices.some(({ snapshot }) => isStep(snapshot))) return []
  const presses = new Set(graph.model.person.map(({ event }) => JSON.stringify(event)))
  return [
    {
      name: 'The back event of a step has no payload, and is accepted unless an effect is running',
      cites: ['ROUTE-24'],
      kind: 'always',
      when: isStep,
      expect: (state) => {
        const press = { type: backOf(state) ?? '' }
        return presses.has(JSON.stringify(press)) && (isBusy(state) || state.can(press))
      },
    },
    {
      name: 'Going back shows another step, or first cancels the running effect, and shows no issues of the previous step',
      cites: ['ROUTE-24', 'FAIL-09'],
      kind: 'everyStep',
      when: ({ before, on }) => on === backOf(before) && before.can({ type: on }),
      expect: ({ after, before, calls }) =>
        (viewOf(after) !== viewOf(before) || isBusy(after)) &&
        calls.every(({ src }) => GIVES_UP.includes(src)) &&
        !errorsIn(after).hasIssues,
    },
  ]
}

const failureIn = ({ context }: AnyMachineSnapshot) => (context as { failure?: Failure | null }).failure

/** Whether the person, an external event or a delay leads on from here. */
const hasWayOn = (graph: Graph, vertex: Vertex, by: readonly string[]) =>
  (graph.leaving.get(vertex) ?? []).some(
    ({ to, step, effects }) => by.includes(step.type) && (to !== vertex || effects.emitted.length > 0),
  )

const isLeft = (graph: Graph, vertex: Vertex) =>
  graph.edges
    .filter(({ to, from }) => to === vertex && from !== vertex)
    .every(({ effects }) => effects.emitted.length > 0)

export const universalProperties = (graph: Graph): Property[] => {
  const secrets = secretsOf(graph.model)
  const containsSecret = (data: unknown) => strings(data).some((text) => secrets.has(text))
  const vertexOf = new Map(graph.vertices.map((vertex) => [vertex.snapshot, vertex]))
  const at = (snapshot: AnyMachineSnapshot, expect: (vertex: Vertex) => boolean) => {
    const vertex = vertexOf.get(snapshot)
    return vertex !== undefined && expect(vertex)
  }
  return [
    {
      name: 'A password or one-time code is never kept',
      cites: ['FAIL-23'],
      kind: 'never',
      expect: ({ context }) => containsSecret(context),
    },
    {
      name: 'Passwords and one-time codes are in the input of their call only',
      cites: ['FAIL-23'],
      kind: 'everyStep',
      when: () => true,
      expect: ({ emitted, sent }) => !containsSecret(emitted) && !containsSecret(sent),
    },
    ...endsOf(graph),
    ...wordsOf(graph),
    ...limitsOf(graph),
    ...waitsOf(graph),
    ...errorPropertiesOf(graph),
    ...stepsOf(graph),
    {
      name: 'A state that only a delay can leave is tagged busy',
      cites: ['FAIL-03'],
      kind: 'never',
      expect: (state) => !isBusy(state) && at(state, (it) => it.timers.length > 0 && !hasWayOn(graph, it, ['person'])),
    },
    {
      name: 'Every failure that is shown offers an action',
      cites: ['FAIL-08'],
      kind: 'never',
      expect: (state) =>
        errorsIn(state).hasFailure && !isBusy(state) && at(state, (it) => !hasWayOn(graph, it, ['person'])),
    },
    {
      name: 'Every state can be left by a person, an external event, an outcome or a delay, or has sent the shell a command',
      cites: ['FAIL-20'],
      kind: 'never',
      expect: (state) =>
        state.status === 'active' &&
        at(state, (it) => !hasWayOn(graph, it, ['person', 'environment', 'delay', 'outcome']) && !isLeft(graph, it)),
    },
    {
      name: 'No event and no answer breaks the machine itself',
      cites: ['FAIL-21'],
      kind: 'never',
      expect: (state) => state.status === 'error',
    },
  ]
}
