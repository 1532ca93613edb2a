/** State, context and timers of a flow, and the pure transition by a step: no effect is run. */
import { type AnyActorScope, type AnyEventObject, type AnyMachineSnapshot, createEmptyActor } from 'xstate'
import type { FlowModel } from './model.ts'
import { transitionName } from './definition.ts'
import type { Step } from './steps.ts'
import { afterWaiting, type Timer, timersKey } from './timers.ts'

/** Side effects of a step. `taken` names the transitions, `always` ones included. */
export type Effects = {
  emitted: AnyEventObject[]
  sent: { to: string; event: AnyEventObject }[]
  calls: { src: string; input: unknown }[]
  taken: string[]
}

export type Situation = {
  status: 'active'
  output: undefined
  error: undefined
  /** Identity of the situation in the graph. */
  key: string
  snapshot: AnyMachineSnapshot
  timers: readonly Timer[]
  /** Of the step that led here. */
  effects: Effects
}

type Executable = Parameters<AnyActorScope['actionExecutor']>[0]

const recorder = (effects: Effects, timers: Map<string, Timer>) => (action: Executable) => {
  const params = action.params as Record<string, unknown>
  const event = params?.event as AnyEventObject
  if (action.type === 'xstate.emit') effects.emitted.push(event)
  if (action.type === 'xstate.sendTo') effects.sent.push({ to: String(params.targetId), event })
  if (action.type === 'xstate.spawnChild') effects.calls.push({ src: String(params.src), input: params.input })
  if (action.type === 'xstate.cancel') timers.delete(String(params.sendId))
  if (action.type === 'xstate.raise' && typeof params.delay === 'number') {
    const id = String(params.id)
    timers.set(id, { id, event, total: params.delay, left: params.delay })
  }
}

const keyOf = ({ value, context, status, output }: AnyMachineSnapshot, timers: readonly Timer[]) =>
  JSON.stringify([value, context, status, output, timersKey(timers)])

const noop = () => undefined

export const situationsOf = (model: FlowModel) => {
  const { machine } = model
  const host = createEmptyActor()
  let taken: string[] = []
  host.system.inspect((inspection) => {
    if (inspection.type === '@xstate.microstep') taken.push(...inspection._transitions.map(transitionName))
  })

  const run = (before: readonly Timer[], act: (scope: AnyActorScope) => AnyMachineSnapshot): Situation => {
    taken = []
    const effects: Effects = { emitted: [], sent: [], calls: [], taken }
    const timers = new Map(before.map((timer) => [timer.id, timer]))
    const snapshot = act({
      self: host,
      system: host.system,
      id: host.id,
      sessionId: host.sessionId,
      logger: noop,
      defer: noop,
      emit: noop,
      stopChild: noop,
      actionExecutor: recorder(effects, timers),
    })
    const calls = effects.calls.filter(({ src }) => !(src in model.streams))
    const base = { status: 'active' as const, output: undefined, error: undefined }
    const left = [...timers.values()]
    return { ...base, key: keyOf(snapshot, left), snapshot, timers: left, effects: { ...effects, calls } }
  }

  return {
    start: (input: unknown) => run([], (scope) => machine.getInitialSnapshot(scope, input) as AnyMachineSnapshot),
    take: ({ snapshot, timers }: Pick<Situation, 'snapshot' | 'timers'>, step: Step) =>
      run(step.type === 'delay' ? afterWaiting(timers) : timers, (scope) =>
        machine.transition(snapshot, step.event, scope),
      ),
  }
}
