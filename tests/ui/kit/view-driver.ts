/** Drives paths at the view level: a page in a real browser, gestures in place of events, and observations after each step. */
import { SimulatedClock, type Actor, type AnyEventObject, type AnyStateMachine } from 'xstate'
import { expect, vi } from 'vitest'
import { BRAND_NAME } from '#contracts/brand.ts'
import { flows } from '#machines/index.ts'
import { viewOf } from '#machines/kit/view.ts'
import type { FlowModel } from '#machines/kit/model.ts'
import type { FlowHost } from '#src/flow-runtime/flow-host.ts'
import { emptyCoverage, pass, type CoverageRecord, visit } from '#tests/kit/coverage.ts'
import { transitionName } from '#machines/kit/definition.ts'
import type { Start, Vertex } from '#tests/kit/graph.ts'
import { mockActors } from '#tests/kit/mock-actors.ts'
import type { PathDriver } from '#tests/kit/run-path.ts'
import type { Effects } from '#machines/kit/situation.ts'
import type { Step } from '#machines/kit/steps.ts'
import { type Assertion, perform, observe as seenNow, expectedOf } from '#tests/kit/ui.ts'
import type { FlowTests } from '#tests/flows/kit/flow-tests.ts'
import { pressEventButton } from './event-button.tsx'
import { elementUi } from './element-ui.ts'
import { showFlow } from './show-flow.ts'
import { typedValues } from './typed-values.ts'

/** In milliseconds. Tests wait for a state, never for a fixed time. */
export const WAIT_OPTIONS = { timeout: 5_000, interval: 5 }

/** One macrotask, in which most changes are rendered; the others are polled for. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(), { once: true })
    port1.start()
    port2.postMessage(null)
  })

const streamOf = (model: FlowModel, { event }: Step) =>
  Object.keys(model.streams).find((src) => model.streams[src]?.some((sample) => sample.event === event))

const otherMachines = new Map<string, AnyStateMachine>()

/** Other flows of the page: their effects stay pending. */
const pendingMachine = (id: string): AnyStateMachine => {
  const flow = flows[id]
  if (flow === undefined) throw new Error(`${id}: machines/index.ts does not list it`)
  const machine = otherMachines.get(id) ?? mockActors(flow.model).machine
  otherMachines.set(id, machine)
  return machine
}

/** A flow host with the mock machine, which a page runs; the inspector identifies the live actor. */
const hostOf = (model: FlowModel, record = emptyCoverage()) => {
  const mocks = mockActors(model)
  const clock = new SimulatedClock()
  const emitted: AnyEventObject[] = []
  let live: Actor<AnyStateMachine> | null = null
  const host: FlowHost = {
    // Steps are not synchronised with the history here: `tests/ui/follow-steps.test.ts` covers that.
    followSteps: () => () => {},
    provide: (machine) =>
      (machine.id === model.machine.id ? mocks.machine : pendingMachine(machine.id)) as typeof machine,
    options: {
      clock,
      inspect: (inspection) => {
        if (inspection.type === '@xstate.microstep') pass(record, inspection._transitions.map(transitionName))
        // Strict mode renders twice, and creates an actor that is never started.
        if (inspection.type !== '@xstate.event' || inspection.event.type !== 'xstate.init') return
        const started = inspection.actorRef as Actor<AnyStateMachine>
        if (started.sessionId !== inspection.rootId || started.logic.id !== model.machine.id) return
        // At each start, as a first state may emit something, and the stop in strict mode drops the listeners.
        started.on('*', (event) => emitted.push(event))
        live = started
      },
    },
  }
  const actor = () => {
    if (live === null) throw new Error(`no page runs '${model.machine.id}'`)
    return live
  }
  return { mocks, clock, host, emitted, actor, see: () => visit(record, actor().getSnapshot()) }
}

/** ROUTE-27: whatever has the heading of a page gives the document its title, a word for errors aside. */
const isTitled = (flow: string) => {
  const heading = document.querySelector<HTMLElement>(`[data-flow="${flow}"] h1`)
  return heading === null || document.title.replace(/^Erro: /, '') === `${heading.textContent} | ${BRAND_NAME}`
}

type Showing = {
  /** Collects the visited states and the taken transitions. */
  record?: CoverageRecord
  /** The page is shown as in hydration of prerendered HTML. */
  isHydrating?: boolean
}

/** Shows the flow from one of its starts. */
export const viewDriver = async (flow: FlowTests, start: Start, { record, isHydrating = false }: Showing = {}) => {
  const { model, gestures, assertions, page, around, fills } = flow
  const { id } = model.machine
  const { mocks, clock, host, emitted, actor, see } = hostOf(model, record)
  const ui = elementUi(id)
  const typed = typedValues(id, fills)
  const { hide, setLanguage } = await showFlow({ flow: id, page, input: start.input, host, isHydrating })
  await vi.waitFor(actor, WAIT_OPTIONS)
  // Strict mode mounts twice, so the first effects start twice: the abandoned calls are dropped.
  mocks.forgetAbandoned()
  let callCount = 0

  const assertionOf = ({ snapshot }: Vertex): Partial<Assertion> => {
    const view = viewOf(snapshot)
    return (view !== null && assertions[view]?.(snapshot)) || {}
  }
  const now = async (expected: Vertex) => {
    const { value, context, status } = actor().getSnapshot()
    const calls = mocks.calls.slice(callCount).map(({ src, input }) => ({ src, input }))
    const view = await ui.view()
    return {
      ...(await seenNow(ui, assertionOf(expected))),
      view,
      value,
      context,
      status,
      calls,
      emitted: [...emitted],
      isTitled: isTitled(id),
    }
  }
  const expectedScreen = (expected: Vertex, { calls, emitted: commands }: Effects) => {
    const { value, context, status } = expected.snapshot
    const view = viewOf(expected.snapshot)
    return {
      ...expectedOf(ui, assertionOf(expected)),
      view,
      value,
      context,
      status,
      calls,
      emitted: commands,
      isTitled: true,
    }
  }

  /** After a timeout the abandoned calls answer late. */
  const outwait = async (ms: number) => {
    clock.increment(ms)
    await mocks.settleLate()
  }

  const driver = {
    step: async (step) => {
      typed.remember(step)
      if (step.event.type in around) return pressEventButton(step.event.type)
      const stream = step.type === 'outcome' ? step.actor : streamOf(model, step)
      if (step.type === 'person') await perform(gestures, ui, step.event, actor().getSnapshot())
      else if (step.type === 'delay') await outwait(step.ms)
      else if (step.type === 'outcome' && step.actor in model.outcomes) await mocks.settle(step.actor, step.outcome)
      else if (stream !== undefined) mocks.report(stream, step.event)
      else throw new Error(`nothing reports '${step.label}' to the view`)
    },
    verify: async (expected, effects) => {
      await nextTask()
      await vi.waitFor(async () => expect(await now(expected)).toEqual(expectedScreen(expected, effects)), WAIT_OPTIONS)
      expect(typed.lost()).toEqual([])
      see()
      emitted.splice(0)
      callCount = mocks.calls.length
    },
    stop: () => undefined,
  } satisfies PathDriver
  return { ...driver, settleLate: mocks.settleLate, hide, setLanguage, snapshot: () => actor().getSnapshot() }
}
