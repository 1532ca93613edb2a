/** Arbitraries for fuzzing calls: nearly valid, partly invalid, and arbitrary input. */
import * as fc from 'fast-check'
import { type CallName, callOf } from '#contracts/api/calls.ts'
import { shapeOf, type Shape } from './calls.ts'
import type { Example } from './examples.ts'

/** Marker in every sent text, to detect that an answer echoes input. */
export const ECHO = 'zebraroxa'

const text = fc.string({ unit: 'grapheme', maxLength: 40 }).map((rest) => `${ECHO}${rest}`)
const anything = fc.oneof(
  { maxDepth: 3 },
  text,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom('', null, true, 0, -1, 1e308, '\u0000', '1 or 1=1', '{{name}}', '../../x', '=1+1', '\u202e', '😀'),
)

const FORMATS: Record<string, fc.Arbitrary<unknown>> = {
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  date: fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  'date-time': fc.oneof(
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    // Years that Postgres does not read, or only behind the offset.
    fc.constantFrom('0000-01-01T00:00:00Z', '0001-01-01T00:00:00+10:00', '9999-12-31T23:59:59-10:00'),
  ),
}
const PLAIN: Record<string, fc.Arbitrary<unknown>> = {
  string: text,
  boolean: fc.boolean(),
  number: fc.oneof(fc.integer(), fc.double()),
  integer: fc.integer(),
  null: fc.constant(null),
}

/** Valid by the schema, except for random parts. */
const near = ({
  anyOf,
  const: constant,
  enum: values,
  type = '',
  format = '',
  items,
  properties,
}: Shape): fc.Arbitrary<unknown> => {
  if (anyOf !== undefined) return fc.oneof(...anyOf.map(near))
  if (constant !== undefined) return fc.constant(constant)
  if (values !== undefined) return fc.constantFrom(...values)
  if (items !== undefined) return fc.array(near(items), { maxLength: 4 })
  if (properties === undefined) return FORMATS[format] ?? PLAIN[type] ?? anything
  const parts = Object.entries(properties).map(([key, shape]) => [
    key,
    fc.oneof({ weight: 4, arbitrary: near(shape) }, { weight: 1, arbitrary: anything }),
  ])
  return fc.record(Object.fromEntries(parts) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: [] })
}

/** A valid body with some properties replaced, and unknown ones added. */
const changed = (good: object, shape: Shape) => {
  const known = Object.keys({ ...good, ...shape.properties })
  const keys = fc.constantFrom(
    ...known,
    '[object Object]',
    'function Object() { [native code] }',
    'role',
    'user_id',
    ECHO,
  )
  return fc.array(fc.tuple(keys, anything), { minLength: 1, maxLength: 3 }).map((changes) => {
    const body: Record<string, unknown> = { ...good }
    for (const [key, value] of changes) {
      Object.defineProperty(body, key, { value, enumerable: true, configurable: true, writable: true })
    }
    return body
  })
}

const bodyOf = (name: CallName, good: object): fc.Arbitrary<string> => {
  const shape = shapeOf(callOf(name).body)
  return fc.oneof(
    { weight: 4, arbitrary: changed(good, shape).map((body) => JSON.stringify(body)) },
    { weight: 3, arbitrary: near(shape).map((body) => JSON.stringify(body) ?? '') },
    { weight: 1, arbitrary: fc.jsonValue().map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: text },
  )
}

const queryOf = (name: CallName): fc.Arbitrary<string> => {
  const known = Object.entries(shapeOf(callOf(name).query).properties ?? {})
  const value = fc.oneof(text, fc.nat().map(String), fc.constantFrom('', '-1', '1e9', '\u0000', '2026', '%'))
  const pairs = known.map(([key, shape]) => fc.tuple(fc.constant(key), fc.oneof(near(shape).map(String), value)))
  const pair = fc.oneof(...pairs, fc.tuple(fc.constantFrom('limit', 'user_id', '[object Object]', ECHO), value))
  return fc
    .array(pair, { maxLength: 3 })
    .map((parameters) => (parameters.length === 0 ? '' : `?${new URLSearchParams(parameters).toString()}`))
}

export type Input = Example & { headers: Record<string, string> }

/** `mayUseOwnIds`: the ids of the example may be sent, as the call does not affect the next one. */
export const inputsOf = (
  name: CallName,
  { params = {}, body }: Example,
  mayUseOwnIds: boolean,
): fc.Arbitrary<Input> => {
  const wrong = fc.oneof(fc.uuid(), text.map(encodeURIComponent))
  const param = (good: string) => (mayUseOwnIds ? fc.oneof(fc.constant(good), wrong) : wrong)
  const key = fc.oneof(
    { weight: 6, arbitrary: fc.constant('') },
    fc.uuid(),
    fc.string({ unit: 'grapheme-ascii', maxLength: 300 }),
  )
  return fc.record({
    params: fc.record(Object.fromEntries(Object.entries(params).map(([name_, good]) => [name_, param(good)]))),
    query: queryOf(name),
    body: callOf(name).method === 'GET' ? fc.constant(undefined) : bodyOf(name, body ?? {}),
    headers: key.map((idempotencyKey): Record<string, string> =>
      idempotencyKey === '' ? {} : { 'Idempotency-Key': idempotencyKey },
    ),
  })
}
