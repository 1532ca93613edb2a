/** Two thousand bodies for every call that reads one: none is answered with a fault of the server, none comes back. */
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALL_NAMES, type CallName, callOf } from '#contracts/api/calls.ts'
import { EXAMPLES, furnish, type Belongings } from './kit/examples.ts'
import { type AccountArea, INGEST_TOKEN, openAccountArea } from './kit/members.ts'
import { closeBackend } from './kit/server.ts'

const RUNS = 2_000
/** Part of every text that is sent. */
const ECHO = 'zebraroxa'

let area: AccountArea
let owner: Belongings
let headers: Record<string, Record<string, string>>

beforeAll(async () => {
  area = await openAccountArea()
  owner = await furnish(area, {
    name: 'Rita Moura',
    company: 'Lima',
    text: 'Oi',
    summary: 'Oi',
    phone: '+5511955554444',
    cpf: '52998224725',
  })
  const admin = await area.admin()
  headers = {
    anyone: {},
    member: owner.member.headers,
    admin: admin.headers,
    platform: { Authorization: `Bearer ${INGEST_TOKEN}` },
  }
}, 60_000)
afterAll(closeBackend)

const marked = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => `${ECHO}${text}`)
const value = fc.oneof(
  { maxDepth: 3, withCrossShrink: true },
  marked,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom('', null, true, 0, -1, 1e308, '\u0000', '1 or 1=1', '{{name}}', '../../x', '=1+1'),
)

/** A good body with some of it replaced, or nothing like it at all. */
const bodiesOf = (name: CallName) => {
  const good = EXAMPLES[name](owner).body as Record<string, unknown>
  const keys = fc.constantFrom(...Object.keys(good), '__proto__', 'constructor', 'role', 'user_id', ECHO)
  const changed = fc.array(fc.tuple(keys, value), { minLength: 1, maxLength: 3 }).map((changes) => {
    const body: Record<string, unknown> = { ...good }
    for (const [key, replacement] of changes)
      Object.defineProperty(body, key, { value: replacement, enumerable: true, configurable: true })
    return JSON.stringify(body)
  })
  return fc.oneof(
    { weight: 4, arbitrary: changed },
    { weight: 1, arbitrary: fc.jsonValue().map((any) => JSON.stringify(any)) },
  )
}

/** They end the account or what the others need, when a body happens to be good. */
const SPARED: ReadonlySet<CallName> = new Set(['deleteAccount', 'changePassword', 'deleteTranscription'])

describe('any body', () => {
  it.each(CALL_NAMES.filter((name) => callOf(name).body !== undefined && !SPARED.has(name)))(
    'sent to %s is answered and not repeated',
    async (name) => {
      const { method, path, access } = callOf(name)
      const { params = {} } = EXAMPLES[name](owner)
      const url = path.replaceAll(/:(\w+)/g, (_match, key: string) => params[key] ?? '')
      await fc.assert(
        fc.asyncProperty(bodiesOf(name), async (body) => {
          const { status, text } = await area.send(method, url, body, headers[access])
          const isRefused = status >= 400
          expect([status < 500, isRefused && text.includes(ECHO)]).toEqual([true, false])
        }),
        { numRuns: RUNS },
      )
    },
    600_000,
  )
})
