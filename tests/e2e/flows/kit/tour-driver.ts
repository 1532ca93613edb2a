/** Plays a path on the built product: gestures of people, answers of services, time; and looks at what is shown. */
import { deepStrictEqual } from 'node:assert'
import { pathOf, type RouteId } from '#contracts/routes.ts'
import { viewOf } from '#machines/kit/view.ts'
import type { Edge, Vertex } from '#tests/kit/graph.ts'
import type { Path } from '#tests/kit/paths.ts'
import type { Driver } from '#tests/kit/run-path.ts'
import type { Effects } from '#tests/kit/situation.ts'
import type { Step } from '#tests/kit/steps.ts'
import { perform, seen, wanted } from '#tests/kit/ui.ts'
import { eventually } from './eventually.ts'
import type { Held } from './held-requests.ts'
import { pageUi } from './page-ui.ts'
import type { Stage } from './stage.ts'
import { isExit, isPassing, type PlayedFlow } from './tours.ts'
import { type Arrival, isArranged, isBeyond } from './wire.ts'

type Outcome = Extract<Step, { type: 'outcome' }>

const isOutcome = (step: Step): step is Outcome => step.type === 'outcome'
const nameOf = ({ label, actor }: Outcome) => label.slice(actor.length + 1)

const subset = (whole: unknown, part: object) =>
  Object.fromEntries(Object.keys(part).map((key) => [key, (whole as Record<string, unknown> | null)?.[key]]))

export const tourDriver = (stage: Stage, flow: PlayedFlow, path: Path): Driver & { begin: () => Promise<void> } => {
  const { page, language, requests } = stage
  const { model, acts, looks, wire } = flow
  const ui = pageUi(page, model.machine.id, stage.say)
  const running = new Map<string, Held>()
  let at: Vertex = path.start.at
  let done = 0

  const arrivalOf = (more: Partial<Arrival>): Arrival => {
    const arrival = wire.starts[path.start.name]
    if (arrival === undefined || isBeyond(arrival)) throw new Error(`nobody comes as '${path.start.name}'`)
    return { ...arrival, ...more }
  }

  /** What has to lie ready for effects that end at once. */
  const arranged = ({ calls }: Effects): Partial<Arrival> => {
    const parts = calls.map(({ src }) => {
      const job = wire.jobs[src]
      if (!isArranged(job)) return {}
      const steps = path.edges.slice(done).map(({ step }) => step)
      const end = steps.find((step) => isOutcome(step) && step.actor === src)
      const arrangement = end && isOutcome(end) ? job.arrange[nameOf(end)] : undefined
      if (arrangement === undefined || isBeyond(arrangement)) throw new Error(`no end is arranged for '${src}'`)
      return arrangement
    })
    return Object.assign({}, ...parts) as Partial<Arrival>
  }

  const act = async (step: Step): Promise<void> => {
    if (step.type === 'person') return perform(acts, ui, step.event, at.snapshot)
    if (step.type === 'delay') return stage.elapse(step.ms)
    if (!isOutcome(step)) {
      const happening = wire.happenings[step.label]
      if (happening === undefined || isBeyond(happening)) throw new Error(`'${step.label}' cannot be played`)
      return stage.arrive(arrivalOf(happening.arrive))
    }
    const job = wire.jobs[step.actor]
    if (isArranged(job)) return undefined
    const reply = job?.replies[nameOf(step)]
    if (reply === undefined || isBeyond(reply)) throw new Error(`'${step.label}' cannot be played`)
    return running.get(step.actor)?.answer(reply)
  }

  /** Each effect that was started has asked, and for what it was told. */
  const takeRequests = async ({ calls }: Effects) => {
    for (const { src, input } of calls) {
      const job = wire.jobs[src]
      if (job === undefined || isArranged(job)) continue
      const held = await requests.take(`${job.method} ${job.path}`)
      running.set(src, held)
      const owed = job.sends?.(input as never) ?? {}
      deepStrictEqual(subset(held.body, owed), owed)
    }
  }

  const place = () => page.url().slice(new URL(page.url()).origin.length)
  const leave = async ({ emitted }: Effects) => {
    const wish = emitted.find(({ type }) => type === 'navigate')
    if (wish)
      await eventually(place, pathOf(wish.to as RouteId, language) + ((wish.search as string | undefined) ?? ''))
  }

  return {
    begin: () => stage.arrive(arrivalOf(arranged(path.start.effects))),
    step: async (step) => {
      const edge = path.edges[done] as Edge
      done += 1
      const { device } = arranged(edge.effects)
      if (device) await stage.keep(device)
      await act(step)
    },
    verify: async (expected, effects) => {
      at = expected
      await takeRequests(effects)
      if (isExit({ effects })) return leave(effects)
      if (isPassing(wire, expected)) return
      const view = viewOf(expected.snapshot)
      const look = view === null ? {} : (looks[view]?.(expected.snapshot) ?? {})
      await eventually(async () => ({ view: await ui.view(), ...(await seen(ui, look)) }), {
        view,
        ...wanted(ui, look),
      })
      deepStrictEqual(requests.untaken(), [])
    },
    stop: () => undefined,
  }
}
