/** Values in a model's samples: with the same value in two fields, a machine that swaps them would go unnoticed. */
import type { FlowModel } from '#machines/kit/model.ts'

/** `field` is the path of the value, without the name of the case: `form.submit.values.email`. */
export type SampleValue = { field: string; value: string | number }

const INDEX = /^\d+$/

/** Without flags, codes and empty values, which cannot identify their field. */
const valuesIn = (content: unknown, path: readonly string[]): SampleValue[] => {
  if (typeof content === 'string' || typeof content === 'number') {
    return content === '' || content === 0 ? [] : [{ field: path.join('.'), value: content }]
  }
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, inner]) => valuesIn(inner, [...path, INDEX.test(key) ? '#' : key]))
}

export const sampleValues = ({ inputs, person, environment, streams, outcomes }: FlowModel): SampleValue[] => [
  ...Object.values(inputs).flatMap((input) => valuesIn(input, ['input'])),
  ...[...person, ...environment, ...Object.values(streams).flat()].flatMap(({ event: { type, ...payload } }) =>
    valuesIn(payload, [type]),
  ),
  ...Object.entries(outcomes).flatMap(([actor, ends]) =>
    Object.values(ends).flatMap((end) => ('ok' in end ? valuesIn(end.ok, [actor]) : [])),
  ),
]
