/** Any input in every form of every flow is either sent or reported with issues. */
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FormValues } from '#contracts/forms/issues.ts'
import type { FlowModel } from '#machines/kit/model.ts'
import { exploredFlows } from '#tests/kit/flow-graphs.ts'
import type { Vertex } from '#tests/kit/graph.ts'
import { situationsOf } from '#machines/kit/situation.ts'

const SUBMIT = 'form.submit'
const RUNS = 300

const formsOf = ({ person }: FlowModel): FormValues[] =>
  person.flatMap(({ event }) => (event.type === SUBMIT ? [event['values'] as FormValues] : []))

/** Fields with sample values, empty, missing or with garbage, and unknown fields. */
const valuesOf = (forms: readonly FormValues[]): fc.Arbitrary<FormValues> => {
  const names = [...new Set(forms.flatMap((form) => Object.keys(form)))]
  const field = (name: string) => {
    const usual = forms.map((form) => form[name]).filter((value) => value !== undefined)
    return fc.oneof(fc.constantFrom(...usual), fc.string({ unit: 'binary' }), fc.constant(''))
  }
  const known = fc.record(Object.fromEntries(names.map((name) => [name, field(name)])), { requiredKeys: [] })
  const others = fc.dictionary(fc.string(), fc.string(), { maxKeys: 2 })
  return fc.tuple(others, known).map(([extra, values]) => ({ ...extra, ...values }) as FormValues)
}

const check = (model: FlowModel, place: Vertex, values: FormValues) => {
  const event = { type: SUBMIT, values }
  const { snapshot, effects } = situationsOf(model).take(place, { type: 'person', label: SUBMIT, event })
  const { issues = {} } = snapshot.context as { issues?: object }
  expect([snapshot.status, effects.calls.length > 0]).toEqual(['active', Object.keys(issues).length === 0])
}

for (const { id, model, graph } of exploredFlows()) {
  const forms = formsOf(model)
  if (forms.length === 0) continue
  it(`${id} sends each form, or reports its issues`, () => {
    const places = graph.vertices.filter(({ snapshot }) => snapshot.can({ type: SUBMIT, values: forms[0] }))
    fc.assert(
      fc.property(fc.constantFrom(...places), valuesOf(forms), (place, values) => check(model, place, values)),
      { numRuns: RUNS },
    )
  })
}
