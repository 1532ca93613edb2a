import * as fc from 'fast-check'
import { type AnyMachineSnapshot, createActor, fromCallback, SimulatedClock } from 'xstate'
import { describe, expect, it } from 'vitest'
import { isErrorCode } from '#contracts/errors.ts'
import { exploredFlows } from '#tests/kit/flow-graphs.ts'
import { mockActors } from '#tests/kit/mock-actors.ts'
import { snapshotText } from '#machines/kit/names.ts'
import { situationsOf } from '#machines/kit/situation.ts'
import { expectedUnprovidedErrors, unprovidedErrors } from '#tests/kit/unprovided-effects.ts'

const failureOf = ({ context }: AnyMachineSnapshot) =>
  (context as { failure?: { code: unknown; serviceMessage?: unknown; reasons?: unknown } | null }).failure

for (const { id, model, graph } of exploredFlows()) {
  describe(id, () => {
    const failing = graph.edges.filter(({ step }) => step.type === 'outcome' && 'fail' in step.outcome)
    // Only flows with calls can fail.
    const isAsking = Object.keys(model.outcomes).length > 0
    // Proves FAIL-21.
    it.runIf(isAsking)('handles any rejection of an effect', () => {
      const { take } = situationsOf(model)
      const check = (chosen: number, error: unknown) => {
        const edge = failing[chosen % failing.length]
        if (edge === undefined) throw new Error('no effect can fail')
        const { from, step } = edge
        const event = { ...step.event, error }
        const { snapshot } = take(from, { type: 'environment', label: step.label, event })
        const failure = failureOf(snapshot)
        expect(snapshot.status).not.toBe('error')
        expect(failure == null || isErrorCode(failure.code)).toBe(true)
      }
      fc.assert(fc.property(fc.nat(), fc.anything(), check), { numRuns: 300 })
    })

    const showing = failing.filter(({ to, step }) => failureOf(to.snapshot) != null && step.label.endsWith(':crashed'))
    // Proves FAIL-21.
    it.runIf(showing.length > 0)(
      'shows the message that a service gives, wherever it shows an unexpected failure',
      () => {
        const { take } = situationsOf(model)
        for (const { from, step } of showing) {
          const event = { ...step.event, error: { code: 'unexpected', serviceMessage: 'Só amanhã.' } }
          const { snapshot } = take(from, { type: 'environment', label: step.label, event })
          expect([from.name, step.label, failureOf(snapshot)?.serviceMessage]).toEqual([
            from.name,
            step.label,
            'Só amanhã.',
          ])
        }
      },
    )

    for (const stream of Object.keys(model.streams)) {
      it(`continues as reviewed when ${stream} breaks at its start`, () => {
        for (const start of graph.starts) {
          const broken = fromCallback(() => {
            throw new Error('broken')
          })
          const machine = mockActors(model).machine.provide({ actors: { [stream]: broken } })
          const actor = createActor(machine, { input: start.input, clock: new SimulatedClock() }).start()
          const edge = graph.leaving.get(start.at)?.find(({ step }) => step.label === `${stream}:broken`)
          expect(snapshotText(actor.getSnapshot())).toBe(edge?.to.name)
          actor.stop()
        }
      })
    }

    it('names each effect that was not provided in its error', async () => {
      expect(await unprovidedErrors(model.machine)).toEqual(expectedUnprovidedErrors(model.machine))
    })

    it('continues with an error that names an effect that was not provided', async () => {
      const errors: string[] = []
      const actor = createActor(model.machine, {
        input: graph.starts[0]?.input,
        clock: new SimulatedClock(),
        inspect: (inspection) => {
          if (inspection.type !== '@xstate.event' || !inspection.event.type.startsWith('xstate.error.actor')) return
          errors.push(String(inspection.event.error))
        },
      })
      actor.start()
      await new Promise<void>((resolve) => setImmediate(resolve))
      const started = [...Object.keys(model.streams), ...(graph.starts[0]?.effects.calls ?? []).map(({ src }) => src)]
      expect(errors.toSorted()).toEqual(started.toSorted().map((src) => `Error: actor '${src}' was not provided`))
      expect(actor.getSnapshot().status).not.toBe('error')
      actor.stop()
    })
  })
}
