/** What every call takes: one JSON object of the right shape and size from our own pages, and queries as the table has them. */
import { beforeAll, describe, expect, it } from 'vitest'
import { type CallName, callOf } from '#contracts/api/calls.ts'
import { hasBody, headersFor, isUnsafe, callsWhere, sendTo, shapeOf, type Shape } from '../kit/calls.ts'
import { type ExampleData, EXAMPLES, type Example, openAreaWithData } from '../kit/examples.ts'
import type { AccountArea, Member } from '../kit/members.ts'

let area: AccountArea
let owner: ExampleData
let admin: Member

beforeAll(async () => {
  ;({ area, owner, admin } = await openAreaWithData({ name: 'Olga Moura', phone: '+5521912340001' }))
}, 240_000)

/** Part of every invalid value: no answer may echo it. */
const ECHO = 'zebra'

const answerOf = async (name: CallName, changes: Partial<Example>, headers: Record<string, string> = {}) => {
  const own = headersFor(name, { member: owner.member, admin })
  const answer = await sendTo(area, name, { ...EXAMPLES[name](owner), ...changes }, { ...own, ...headers })
  return [answer.status, answer.body['code'], answer.text.includes(ECHO)]
}

const INVALID = [400, 'request.invalid', false]
const validBody = (name: CallName) => EXAMPLES[name](owner).body as object
const fieldsOf = ({ properties = {}, anyOf = [] }: Shape): [string, Shape][] => [
  ...Object.entries(properties),
  ...anyOf.flatMap(fieldsOf),
]

describe('a request body', () => {
  // Proves API-14.
  it.each(callsWhere(hasBody))('is one JSON object of the right shape: %s', async (name) => {
    const attempts = {
      nothing: '',
      malformed: '{"a":',
      'no object': '[]',
      'an extra key': { ...validBody(name), __extra: ECHO },
      'a prototype': `{"__proto__":{"${ECHO}":true},"constructor":{"prototype":{"${ECHO}":true}}}`,
      'brackets only': '['.repeat(120_000) + ']'.repeat(120_000),
    }
    // A report of an error may have 4 KB.
    const answers: Record<string, typeof INVALID> =
      name === 'reportPageError' ? { 'brackets only': [413, 'request.tooLarge', false] } : {}
    for (const [what, body] of Object.entries(attempts))
      expect([what, await answerOf(name, { body })]).toEqual([what, answers[what] ?? INVALID])
    expect(({} as { [ECHO]?: boolean })[ECHO]).toBe(undefined)
  })

  const FIELDS = callsWhere(hasBody).flatMap((name) =>
    fieldsOf(shapeOf(callOf(name).body)).map(([field, shape]): [CallName, string, unknown] => [
      name,
      field,
      fieldsOf(shape).length > 0 ? ECHO : { [ECHO]: [ECHO] },
    ]),
  )
  it('has fields to test', () => {
    expect(FIELDS.length).toBeGreaterThan(50)
  })
  // Proves FAIL-12.
  it.each(FIELDS)('is refused by %s if %s has another type', async (name, field, value) => {
    expect(await answerOf(name, { body: { ...validBody(name), [field]: value } })).toEqual(INVALID)
  })
})

describe('every change', () => {
  it.each(callsWhere(isUnsafe))(
    '%s is accepted from our own pages only, as JSON within its size limit',
    async (name) => {
      const filler = JSON.stringify({ filler: ECHO.repeat(800_000) })
      expect([
        await answerOf(name, { body: filler }),
        await answerOf(name, {}, { 'Content-Type': 'text/plain' }),
        await answerOf(name, {}, { 'Sec-Fetch-Site': 'cross-site' }),
      ]).toEqual([
        [413, 'request.tooLarge', false],
        [415, 'request.unsupportedType', false],
        [403, 'request.notAllowed', false],
      ])
    },
  )
})

describe('every query', () => {
  const QUERIES = callsWhere((name) => callOf(name).query !== undefined)
  const PARAMETERS = QUERIES.flatMap((name) =>
    fieldsOf(shapeOf(callOf(name).query)).map(([parameter]): [CallName, string] => [name, parameter]),
  )
  it.each(PARAMETERS)('is refused by %s if %s is invalid', async (name, parameter) => {
    expect(await answerOf(name, { query: `?${parameter}=${ECHO.repeat(50)}` })).toEqual(INVALID)
    expect(await answerOf(name, { query: `?${parameter}=%00${ECHO}` })).toEqual(INVALID)
  })
  it.each(QUERIES)('is refused with an unknown parameter: %s', async (name) => {
    expect(await answerOf(name, { query: `?${ECHO}=1` })).toEqual(INVALID)
  })
})
